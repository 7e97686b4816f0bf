import type { Amenity } from "../../../core/hotels/index.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { AmenityIcon } from "./amenity-icon.tsx";
import styles from "./hotel-screen.module.css";

export function AmenityList({ amenities }: { readonly amenities: readonly Amenity[] }) {
  const { amenitiesTitle, amenities: names } = useMessages().hotelDetails;
  return (
    <section className={styles.section}>
      <h2>{amenitiesTitle}</h2>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity}>
            <AmenityIcon amenity={amenity} />
            {names[amenity]}
          </li>
        ))}
      </ul>
    </section>
  );
}
