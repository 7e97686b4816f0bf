/** Runs a statement and gives its rows. */
export type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What must not be found in a database in which nobody books any more; each statement lists what is wrong. Flights only. */
const CHECKS: Readonly<Record<string, string>> = {
  "is stuck": `
    select id, state from bookings
    where state in ('quoted', 'held', 'authorised', 'ordered', 'captured', 'undoing', 'cancelling', 'needs_person')`,
  "is confirmed without exactly its price captured": `
    select b.id, c.state, c.amount_minor from bookings b left join sandbox_charges c on c.key = 'booking/' || b.id
    where b.state = 'confirmed'
      and (c.state is distinct from 'captured' or c.amount_minor <> b.total_minor or c.currency <> b.currency)`,
  "holds or took money for a booking that is not confirmed": `
    select c.key, c.state, b.state as booking from sandbox_charges c left join bookings b on c.key = 'booking/' || b.id
    where c.state in ('authorised', 'captured') and b.state is distinct from 'confirmed'`,
  "is confirmed without an order": `
    select b.id, o.state from bookings b left join supplier_orders o on o.key = 'order/' || b.id
    where b.state = 'confirmed' and o.state is distinct from 'ordered'`,
  "is ordered for a booking that is not confirmed": `
    select o.key, b.state from supplier_orders o left join bookings b on o.key = 'order/' || b.id
    where o.state = 'ordered' and b.state is distinct from 'confirmed'`,
  "holds other units than its bookings do": `
    with held as (
      select claim_key, sum(units)::int as units from booking_claims join bookings on bookings.id = booking_id
      where state in ('held', 'authorised', 'ordered', 'captured', 'confirmed', 'undoing', 'cancelling', 'needs_person')
      group by claim_key)
    select coalesce(i.claim_key, held.claim_key) as key, i.sold, held.units from inventory i full join held using (claim_key)
    where coalesce(i.sold, 0) <> coalesce(held.units, 0)`,
  "was sold beyond what there is": `
    select c.claim_key, i.sold, min(c.available) as available from booking_claims c join inventory i using (claim_key)
    group by c.claim_key, i.sold having i.sold > min(c.available)`,
  "has booked twice for one wish": `
    select contact_email, count(*) from bookings group by contact_email having count(*) > 1`,
  "was not told once that it is confirmed": `
    select b.id, count(m.id) from bookings b left join outbox_mails m on m.recipient = b.contact_email
    where b.state = 'confirmed' group by b.id having count(m.id) <> 1`,
  "was told more than once how it ended": `
    select b.id, count(*) from bookings b join outbox_mails m on m.recipient = b.contact_email
    where b.state <> 'confirmed' group by b.id having count(*) > 1`,
  "is a request whose booking has ended and that is still called open": `
    select k.key, b.state from idempotency_keys k join bookings b on b.id = k.booking_id where k.state = 'open'`,
};

/** @returns a line for each thing that is wrong. */
export async function auditBooks(ask: Ask): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, statement] of Object.entries(CHECKS)) {
    for (const row of await ask(statement)) faults.push(`${what}: ${JSON.stringify(row)}`);
  }
  return faults;
}

/** @returns a line for each booking that somebody was told of and that is not there as they were told. */
export async function auditTold(
  ask: Ask,
  told: readonly { readonly bookingId: string | null; readonly status: string | null }[],
): Promise<readonly string[]> {
  const rows = await ask("select id, state from bookings");
  const states = new Map(rows.map(({ id, state }) => [String(id), String(state)]));
  const faults: string[] = [];
  for (const { bookingId, status } of told) {
    if (bookingId === null) continue;
    const state = states.get(bookingId);
    if (state === undefined) faults.push(`${bookingId} was acknowledged and is gone`);
    else if (status === "confirmed" && state !== "confirmed") faults.push(`${bookingId} was called confirmed and is ${state}`);
  }
  return faults;
}
