import type { Wish } from "./wishes.ts";

/** Runs a statement and gives its rows. */
export type Ask = (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Bookings that have been sold, whatever their travellers did with them afterwards. */
const SOLD = "('confirmed', 'cancelled', 'refunded')";
/** What is taken from the card: of a stay that is paid at the hotel nothing, on the same road as any amount. */
const DUE_NOW = "(case when b.offer #>> '{rate,payAt}' = 'hotel' then 0 else b.total_minor end)";
const AGREED = "coalesce((b.progress #>> '{cancellation,refund,amountMinor}')::bigint, 0)";
/** How many mails of each kind a booking's traveller was written; and those that belong to none. */
const LETTERS = `
    select b.id, b.state, b.progress ->> 'told' = 'true' as told,
      count(*) filter (where m.subject like 'Confirmed: %') as confirmed,
      count(*) filter (where m.subject like 'Not booked: %') as not_booked,
      count(*) filter (where m.subject like 'Canceled: %') as cancelled,
      count(*) filter (where m.subject like 'Refund paid: %') as refunded,
      count(m.id) filter (where m.subject !~ '^(Confirmed|Not booked|Canceled|Refund paid): ' or m.subject not like '%(' || b.id || ')') as others
    from bookings b left join outbox_mails m on m.recipient = b.contact_email group by b.id`;

/** What must not be found in a database in which nobody books or cancels any more; each statement lists what is wrong. */
const CHECKS: Readonly<Record<string, string>> = {
  "is stuck": `
    select id, state from bookings b
    where state in ('quoted', 'held', 'authorised', 'ordered', 'captured', 'undoing', 'cancelling', 'needs_person')
      or state = 'cancelled' and ${AGREED} > 0`,
  "is sold without exactly what is due now captured": `
    select b.id, b.kind, b.state, c.state as charge, c.amount_minor, ${DUE_NOW} as due
    from bookings b left join sandbox_charges c on c.key = 'booking/' || b.id
    where b.state in ${SOLD} and (c.state is distinct from 'captured' or c.amount_minor <> ${DUE_NOW} or c.currency <> b.currency)`,
  "holds or took money for a booking that is not sold": `
    select c.key, c.state, b.state as booking from sandbox_charges c left join bookings b on c.key = 'booking/' || b.id
    where c.state in ('authorised', 'captured') and (b.state is null or b.state not in ${SOLD})`,
  "did not get back once what was agreed": `
    with given as (
      select b.id, count(r.key) as times, coalesce(sum(r.amount_minor), 0) as minor
      from bookings b left join sandbox_charges c on c.key = 'booking/' || b.id
        left join sandbox_refunds r on r.payment_id = c.payment_id and r.currency = b.currency
      group by b.id),
    owed as (select id, state, case when state in ('cancelled', 'refunded') then ${AGREED} else 0 end as minor from bookings b)
    select id, state, owed.minor as owed, times, given.minor from owed join given using (id)
    where given.minor <> owed.minor or times <> (owed.minor > 0)::int or (state = 'refunded') <> (owed.minor > 0)`,
  "is money that went back for no payment": `
    select r.key, r.amount_minor from sandbox_refunds r left join sandbox_charges c using (payment_id)
    where c.currency is distinct from r.currency`,
  "is confirmed without an order": `
    select b.id, o.state from bookings b left join supplier_orders o on o.key = 'order/' || b.id
    where b.state = 'confirmed' and o.state is distinct from 'ordered'`,
  "is cancelled without its order being so": `
    select b.id, o.state from bookings b left join supplier_orders o on o.key = 'order/' || b.id
    where b.state in ('cancelled', 'refunded') and o.state is distinct from 'cancelled'`,
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
  "is a stay that takes other rooms or nights than its own": `
    with stays as (
      select id, units, (offer #>> '{guests,rooms}')::int as rooms, offer #>> '{hotel,id}' as hotel,
        (offer #>> '{stay,checkIn}')::date as first, (offer #>> '{stay,checkOut}')::date - 1 as last
      from bookings where kind = 'hotel'),
    nights as (select id, to_char(generate_series(first, last, interval '1 day'), 'YYYY-MM-DD') as night from stays),
    taken as (
      select booking_id as id, case when claim_key like 'hotel/' || hotel || '/%' then right(claim_key, 10) else claim_key end as night
      from booking_claims join stays on stays.id = booking_id)
    select id, night, null::int as units, null::int as rooms from nights full join taken using (id, night)
    where nights.id is null or taken.id is null
    union all select id, null, units, rooms from stays where units <> rooms`,
  "was sold beyond what there is": `
    select c.claim_key, i.sold, min(c.available) as available from booking_claims c join inventory i using (claim_key)
    group by c.claim_key, i.sold having i.sold > min(c.available)`,
  "has booked twice for one wish": `
    select contact_email, count(*) from bookings group by contact_email having count(*) > 1`,
  "was not told once that it is confirmed": `
    with letters as (${LETTERS})
    select id, state, confirmed from letters where confirmed <> (state in ${SOLD})::int`,
  "was told more than once how it ended": `
    with letters as (${LETTERS})
    select id, state, not_booked from letters where not_booked > (state not in ${SOLD})::int`,
  "was told to wait, and not once how it ended": `
    with letters as (${LETTERS})
    select id, state, confirmed, not_booked from letters where told and confirmed + not_booked <> 1`,
  "was not told once that it is cancelled, or that its money is back": `
    with letters as (${LETTERS})
    select id, state, cancelled, refunded from letters
    where cancelled <> (state in ('cancelled', 'refunded'))::int or refunded <> (state = 'refunded')::int`,
  "was told of something else": `
    with letters as (${LETTERS})
    select id, state, others from letters where others > 0`,
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

/** What somebody has been told of a booking. */
export type Told = Pick<Wish, "bookingId" | "status" | "isToldToWait" | "cancellation">;

interface Booked {
  readonly state: string;
  readonly givenMinor: number;
  /** Mails that say how it ended. */
  readonly endings: number;
}

/** @returns a line for each booking that somebody was told of and that is not there as they were told, and for each cancelled unasked. */
export async function auditTold(ask: Ask, told: readonly Told[]): Promise<readonly string[]> {
  const booked = await listBooked(ask);
  const faults = told.flatMap((wish) => {
    const { bookingId } = wish;
    if (bookingId === null) return [];
    const found = booked.get(bookingId);
    return found ? judgeTold(wish, found).map((fault) => `${bookingId} ${fault}`) : [`${bookingId} was acknowledged and is gone`];
  });
  const asked = new Set(told.flatMap(({ cancellation }) => cancellation?.whose.bookingId ?? []));
  const unasked = [...booked].filter(([id, { state }]) => ["cancelled", "refunded"].includes(state) && !asked.has(id));
  return [...faults, ...unasked.map(([id, { state }]) => `${id} is ${state} and nobody has asked for it`)];
}

function judgeTold({ status, isToldToWait, cancellation }: Told, { state, givenMinor, endings }: Booked): readonly string[] {
  const faults: string[] = [];
  if (status === "confirmed" && cancellation === null && state !== "confirmed") faults.push(`was called confirmed and is ${state}`);
  if (isToldToWait && endings !== 1) faults.push(`was told to wait and then ${endings} times how it ended`);
  if (cancellation?.isDone === true) {
    const agreedMinor = Math.round((cancellation.agreed?.refund ?? 0) * 100);
    if (state !== (agreedMinor > 0 ? "refunded" : "cancelled")) faults.push(`was called cancelled and is ${state}`);
    if (givenMinor !== agreedMinor) faults.push(`gave ${givenMinor} back where ${agreedMinor} were agreed to`);
  }
  return faults;
}

async function listBooked(ask: Ask): Promise<ReadonlyMap<string, Booked>> {
  const rows = await ask(`
    with letters as (${LETTERS})
    select id, state, confirmed + not_booked as endings, (
      select coalesce(sum(r.amount_minor), 0) from sandbox_charges c join sandbox_refunds r using (payment_id) where c.key = 'booking/' || id
    ) as given from letters`);
  return new Map(
    rows.map(({ id, state, given, endings }) => [
      String(id),
      { state: String(state), givenMinor: Number(given), endings: Number(endings) },
    ]),
  );
}
