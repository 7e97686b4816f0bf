import { isErasedBooking, RESOLUTIONS } from "../core/desk/index.ts";
import type { PlannedResolution } from "../usecases/desk/resolve-booking.ts";
import { type Command, done, refused, usage } from "./command.ts";
import { amountText } from "./format.ts";
import { readBookingId } from "./read-values.ts";
import { REFUSALS } from "./refusals.ts";

export const resolveCommand: Command = {
  usage: `resolve ID --as ${RESOLUTIONS.join("|")} --because "WHY"`,
  summary: "end what waits for a person (--order REF: the supplier's; --paid-otherwise: not by card)",
  options: { as: { type: "string" }, order: { type: "string" }, "paid-otherwise": { type: "boolean" } },
  words: { min: 1, max: 1 },
  because: "required",
  run: async ({ desk, words, text, has, acting, confirm }) => {
    const id = readBookingId(words[0]);
    if (!id.ok) return usage(id.error);
    const as = RESOLUTIONS.find((state) => state === text("as"));
    if (as === undefined) return usage(`--as is one of ${RESOLUTIONS.join(", ")}.`);
    const order = text("order")?.trim() ?? null;
    if (order === "") return usage("--order needs the supplier's reference.");
    const planned = await desk.planResolution(id.value, as, order, has("paid-otherwise"));
    if (!planned.ok) return refused(REFUSALS[planned.error.code]);
    const stopped = await confirm(planLines(planned.value), `End booking ${id.value} as ${as}?`);
    if (stopped) return stopped;
    const resolved = await desk.resolveBooking(planned.value, acting);
    return resolved.ok ? done([`Booking ${id.value} is ${as}.`], { id: id.value, state: as }) : refused(REFUSALS[resolved.error.code]);
  },
};

const MONEY = {
  taken: "has taken the money",
  set_aside: "holds the money",
  not_taken: "has taken nothing",
  unknown: "does not answer",
} as const;
const ORDER = { ordered: "has the order", none: "has no order", unknown: "does not answer" } as const;

const planLines = ({ booking, facts, plan }: PlannedResolution): readonly string[] => [
  `The gateway ${MONEY[facts.money]}; the supplier ${ORDER[facts.order]}.`,
  plan.givesBack
    ? `${booking.units === 1 ? "Its seat or room goes" : `Its ${booking.units} seats or rooms go`} back on sale.`
    : "Its seats or rooms stay as they are.",
  ...(plan.paidOtherwise === null ? [] : [`${amountText(plan.paidOtherwise)} went back another way, as you say.`]),
  mailLine(booking, plan),
];

function mailLine(booking: PlannedResolution["booking"], { mail }: PlannedResolution["plan"]): string {
  if (isErasedBooking(booking)) return `No mail goes out. ${REFUSALS.nobody_to_write_to}`;
  return mail === null ? "No mail goes out: if the traveler has not been told, tell them." : `The traveler is sent the mail "${mail}".`;
}
