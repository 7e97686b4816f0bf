import type { BookPorts } from "../../src/usecases/book.ts";
import type { PaymentGateway } from "../../src/usecases/ports/payment-gateway.ts";
import type { OrderPlacer } from "../../src/usecases/ports/order-placer.ts";
import type { BookingStore, Move, RequestClaim } from "../../src/usecases/ports/booking-store.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { FAULTY_STEPS } from "./planted-steps.ts";
import type { World } from "./world.ts";

/** Mistakes of the kind that booking systems have had, each to be found by the verdict over some schedule. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: "a new payment key for every try",
    plant: (ports) => {
      const numbered = numberer();
      return gateway(ports, { authorise: (asked) => ports.gateway.authorise({ ...asked, key: numbered(asked.key) }) });
    },
  },
  { name: "a payment is never looked up", plant: (ports) => gateway(ports, { lookup: async () => ({ kind: "not_found" }) }) },
  {
    name: "silence of the bank is taken for a no",
    plant: (ports) =>
      gateway(ports, {
        authorise: async (asked) => {
          const outcome = await ports.gateway.authorise(asked);
          return outcome.kind === "unknown" ? { kind: "declined", reason: "declined" } : outcome;
        },
      }),
  },
  {
    name: "the money is taken before the order",
    plant: (ports) =>
      gateway(ports, {
        authorise: async (asked) => {
          const outcome = await ports.gateway.authorise(asked);
          if (outcome.kind === "authorised")
            await ports.gateway.capture({ key: asked.key.replace("booking/", "capture/"), paymentId: outcome.paymentId, at: asked.at });
          return outcome;
        },
      }),
  },
  {
    name: "it is confirmed before the money is taken",
    plant: (ports) =>
      gateway(ports, {
        capture: async (order) => {
          void ports.gateway.capture(order);
          return { kind: "captured" };
        },
      }),
  },
  { name: "what was set aside is not let go", plant: (ports) => gateway(ports, { void: async () => ({ kind: "voided" }) }) },
  {
    name: "a new refund key for every try",
    plant: (ports) => {
      const numbered = numberer();
      return gateway(ports, { refund: (order) => ports.gateway.refund({ ...order, key: numbered(order.key) }) });
    },
  },
  {
    name: "a new order key for every try",
    plant: (ports) => {
      const numbered = numberer();
      return orders(ports, { place: (order) => ports.orders.place({ ...order, key: numbered(order.key) }) });
    },
  },
  { name: "an order is not taken back", plant: (ports) => orders(ports, { cancel: async () => ({ kind: "cancelled" }) }) },
  {
    name: "units are given back before the order is",
    plant: (ports) => moves(ports, (move) => ({ ...move, givesBack: isBeingGivenUp(move) })),
  },
  {
    name: "every click is a booking of its own",
    plant: (ports) =>
      store(ports, {
        claim: (claim) => ports.store.claim(ownOf(claim)),
        forget: (claim) => ports.store.forget(ownOf(claim)),
        hold: (booking, claim, seconds) => ports.store.hold(booking, ownOf(claim), seconds),
      }),
  },
  { name: "a move is written without a look at where the booking stands", flaws: { unguarded: true } },
  { name: "the job is made after the transaction, not in it", flaws: { jobsApart: true } },
  { name: "the mail is put into the outbox after the transaction, not in it", flaws: { mailsApart: true } },
  { name: "units are taken without counting them", flaws: { uncounted: true } },
  {
    name: "a request without a key is forgotten after ten minutes, whatever becomes of the first",
    plant: (ports, world) => {
      const forgetful = (claim: RequestClaim) => ({ ...claim, key: forgetting(world, claim) });
      return store(ports, {
        claim: (claim) => ports.store.claim(forgetful(claim)),
        forget: (claim) => ports.store.forget(forgetful(claim)),
        hold: (booking, claim, seconds) => ports.store.hold(booking, forgetful(claim), seconds),
      });
    },
  },
  {
    name: "a cancellation knows nothing of what the desk has given back",
    plant: (ports) =>
      store(ports, {
        listRefunds: async () => [],
        move: (id, move) => ports.store.move(id, unasked(move)),
      }),
  },
  {
    name: "a cancellation does not look again at what the desk has given back",
    plant: (ports) => moves(ports, unasked),
  },
  {
    name: "the desk's open refunds are not seen",
    plant: (ports) =>
      store(ports, { listRefunds: async (id) => (await ports.store.listRefunds(id)).filter(({ outcome }) => outcome !== "open") }),
  },
  {
    name: "a changed price is charged unasked",
    reads: (request) => (request.kind === "hotel" ? { ...request, shownTotal: null } : request),
  },
  {
    name: "an offer is billed at the exchange rate of today",
    plant: (ports) => ({ ...ports, rates: { ...ports.rates, at: () => ports.rates.current() } }),
  },
  ...FAULTY_STEPS,
];

/** Units go back as soon as an undoing or a cancellation begins. */
const isBeingGivenUp = ({ to }: Move): boolean => ["undoing", "cancelling", "failed", "expired"].includes(to);

/** Made whatever the desk has given back in the meantime. */
function unasked(move: Move): Move {
  const { givenMinor, ...rest } = move;
  return givenMinor === undefined ? move : rest;
}

/** A key of this attempt's own, that no other attempt has. */
const ownOf = (claim: RequestClaim): RequestClaim => ({ ...claim, key: `${claim.key}/${claim.attempt}` });

const gateway = (ports: BookPorts, change: Partial<PaymentGateway>): BookPorts => ({ ...ports, gateway: { ...ports.gateway, ...change } });
const orders = (ports: BookPorts, change: Partial<OrderPlacer>): BookPorts => ({ ...ports, orders: { ...ports.orders, ...change } });
const store = (ports: BookPorts, change: Partial<BookingStore>): BookPorts => ({ ...ports, store: { ...ports.store, ...change } });
const moves = (ports: BookPorts, change: (move: Move) => Move): BookPorts =>
  store(ports, { move: (id, move) => ports.store.move(id, change(move)) });

const firstClaims = new WeakMap<World, Map<string, { readonly atMs: number; readonly times: number }>>();

/** Under a fingerprint's own name for ten minutes from its first use, then under another one. */
function forgetting(world: World, { key, kind, at }: RequestClaim): string {
  const known = firstClaims.get(world) ?? new Map<string, { readonly atMs: number; readonly times: number }>();
  firstClaims.set(world, known);
  const [last, atMs] = [known.get(key), world.timeline.msOf(at)];
  const isNew = last === undefined || atMs - last.atMs > 10 * 60_000;
  const { times } = isNew ? { times: (last?.times ?? 0) + 1 } : last;
  if (isNew) known.set(key, { atMs, times });
  return kind === "client" || times === 1 ? key : `${key}/${times}`;
}

/** The first try goes by the key itself. */
function numberer(): (key: string) => string {
  const tries = new Map<string, number>();
  return (key) => {
    const number = (tries.get(key) ?? 0) + 1;
    tries.set(key, number);
    return number === 1 ? key : `${key}/${number}`;
  };
}
