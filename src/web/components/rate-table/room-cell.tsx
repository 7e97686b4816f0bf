import type { Rate, Room } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { bedWords, roomName, sizeWords } from "./room-words.ts";
import styles from "./rate-table.module.css";

/** From so many rooms down it is said how many are left; the figure is counted, never made up. */
const FEW_LEFT = 5;

interface RoomCellProps {
  readonly room: Room;
  readonly rates: readonly Rate[];
  readonly picture: string;
  /** How many columns the table has. */
  readonly columns: number;
}

/** What a kind of room is, in a line above its rates. */
export function RoomCell({ room, rates, picture, columns }: RoomCellProps) {
  return (
    <th scope="rowgroup" colSpan={columns} className={styles.room}>
      <RoomFacts room={room} picture={picture} left={Math.min(...rates.map(({ roomsLeft }) => roomsLeft))} />
    </th>
  );
}

interface RoomFactsProps {
  readonly room: Room;
  readonly picture: string;
  /** Rooms of this kind that are left; said when they are few. */
  readonly left: number;
}

function RoomFacts({ room, picture, left }: RoomFactsProps) {
  const words = useMessages().hotelDetails;
  return (
    <div className={styles.roomBox}>
      <img src={picture} alt="" width={640} height={480} loading="lazy" />
      <div>
        <span className={styles.name}>{roomName(room, words)}</span>
        <span>{bedWords(room, words)}</span>
        <span>
          {sizeWords(room, words)}, {words.rates.sleeps(room.maxGuests)}
        </span>
        {left <= FEW_LEFT && <span className={styles.left}>{words.rates.left(left)}</span>}
      </div>
    </div>
  );
}
