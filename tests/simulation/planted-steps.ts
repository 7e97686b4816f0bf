import { dueNow } from "../../src/core/booking/index.ts";
import { type Instant, isBefore, money } from "../../src/core/kernel/index.ts";
import type { OrderPlacer } from "../../src/usecases/ports/order-placer.ts";
import { voidKey } from "../../src/usecases/process/call-keys.ts";
import type { StepContext } from "../../src/usecases/process/step.ts";
import { STEPS } from "../../src/usecases/process/steps.ts";
import type { PlantedBug } from "./planted-bug.ts";

const { held, authorised, ordered, undoing, cancelling, cancelled } = STEPS;

/** Mistakes inside a step of the process: the right one, told something else than what is, or doing something else before. */
export const FAULTY_STEPS: readonly PlantedBug[] = [
  {
    name: "a refund is paid again without asking what became of the first",
    steps: { cancelled: (context) => cancelled(asFirst(context)) },
  },
  { name: "an order is placed again without looking for the first", steps: { authorised: (context) => authorised(asFirst(context)) } },
  { name: "money is taken again without asking what became of the first try", steps: { ordered: (context) => ordered(asFirst(context)) } },
  {
    name: "the money is let go before the order is taken back",
    steps: {
      undoing: async (context) => {
        const { ports, booking, now } = context;
        const { paymentId } = booking.progress;
        if (paymentId !== null) await ports.gateway.void({ key: voidKey(booking.id), paymentId, at: now });
        return undoing(context);
      },
    },
  },
  {
    name: "the order of a booking that is undone is left with the supplier",
    steps: {
      undoing: ({ ports, ...context }) => undoing({ ...context, ports: { ...ports, orders: { ...ports.orders, cancel: cancelsNothing } } }),
    },
  },
  { name: "an order is placed when the sale has closed", steps: { authorised: (context) => authorised(atItsMaking(context)) } },
  {
    name: "a card is used however old its request is",
    isRare: true,
    steps: { held: (context) => held(context.card ? atItsMaking(context) : context) },
  },
  {
    name: "more is asked for than was shown",
    steps: { held: ({ booking, ...context }) => held({ ...context, booking: dearer(booking) }) },
  },
  {
    name: "a refund goes out before the order is taken back",
    steps: {
      cancelling: async (context) => {
        await cancelled(context);
        return cancelling(context);
      },
    },
  },
];

const cancelsNothing: OrderPlacer["cancel"] = async () => ({ kind: "not_found" });

/** Told that nobody can have begun before. */
const asFirst = (context: StepContext): StepContext => ({ ...context, isFirst: true });

/** Told that no time has passed since the booking was made. */
const atItsMaking = (context: StepContext): StepContext =>
  isBefore(context.booking.createdAt, context.now) ? stoodStill(context, context.booking.createdAt) : context;

const stoodStill = (context: StepContext, now: Instant): StepContext => ({
  ...context,
  now,
  ports: { ...context.ports, clock: { now: () => now } },
});

/** A booking with a hundredth more to pay now. */
function dearer(booking: StepContext["booking"]): StepContext["booking"] {
  const { amountMinor, currency } = dueNow(booking);
  const more = money(amountMinor + 1, currency);
  if (booking.kind === "flight") return { ...booking, quote: { ...booking.quote, total: more } };
  return { ...booking, quote: { ...booking.quote, dueNow: more } };
}
