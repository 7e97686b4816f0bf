import type { Booking } from "../../core/booking/index.ts";
import { type MoneyMovement, moneyMovements } from "../../core/desk/index.ts";
import { err, type Instant, isBefore, ok, type Result } from "../../core/kernel/index.ts";
import type { Period } from "../ports/desk-store.ts";
import { type Acting, actOf, type DeskPorts } from "./desk-ports.ts";
import { exported, MOST_ROWS } from "./export-rows.ts";

export interface ExportedMovement {
  readonly booking: Booking;
  readonly movement: MoneyMovement;
}

/**
 * Every movement of money within a period, oldest first, whenever its booking was made; refused where there are more than `MOST_ROWS`, or as many
 * bookings to look at. Written down as the other exports are.
 */
export const createExportPayments =
  (ports: DeskPorts) =>
  async (period: Period, acting: Acting): Promise<Result<readonly ExportedMovement[], "too_many">> => {
    const any = { state: null, since: null, until: null, email: null };
    const found = await ports.desk.listBookings({ ...any, moneyMovedIn: period, limit: MOST_ROWS + 1, first: "oldest" });
    if (found.length > MOST_ROWS) return err("too_many");
    const rows = (await movementsOf(ports, found)).filter(({ movement }) => isIn(period, movement.at));
    if (rows.length > MOST_ROWS) return err("too_many");
    await ports.desk.write(actOf(ports, acting, exported("payments", period, rows.length)));
    return ok(rows.toSorted((a, b) => (isBefore(a.movement.at, b.movement.at) ? -1 : isBefore(b.movement.at, a.movement.at) ? 1 : 0)));
  };

async function movementsOf({ desk }: DeskPorts, bookings: readonly Booking[]): Promise<readonly ExportedMovement[]> {
  const ids = bookings.map(({ id }) => id);
  const moves = Map.groupBy(await desk.listMovesOf(ids), ({ bookingId }) => bookingId);
  const acts = Map.groupBy(await desk.listActsOf(ids), ({ subject }) => subject);
  return bookings.flatMap((booking) =>
    moneyMovements(booking, moves.get(booking.id) ?? [], acts.get(booking.id) ?? []).map((movement) => ({ booking, movement })),
  );
}

const isIn = ({ since, until }: Period, at: Instant): boolean =>
  (since === null || !isBefore(at, since)) && (until === null || isBefore(at, until));
