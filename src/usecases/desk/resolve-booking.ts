import { type Booking, givenBackMinor } from "../../core/booking/index.ts";
import {
  isErasedBooking,
  type OutsideFacts,
  paidBackDetails,
  planResolution,
  type Resolution,
  type ResolutionFault,
  type ResolutionPlan,
} from "../../core/desk/index.ts";
import { type BookingId, ok, type Result } from "../../core/kernel/index.ts";
import { asRefunded } from "../../core/mails/index.ts";
import { askOutside } from "./outside-facts.ts";
import { type Acting, actOf, type DeskPorts, moveAtDesk, refuse } from "./desk-ports.ts";

export type ResolveFault = ResolutionFault | "not_found" | "moved";

/** How a booking would be ended. */
export interface PlannedResolution {
  readonly booking: Booking;
  readonly as: Resolution;
  readonly facts: OutsideFacts;
  readonly plan: ResolutionPlan;
  /** What the desk had given back when it was planned, in minor units. */
  readonly givenMinor: number;
}

/**
 * What a person is to agree to before a booking is ended: asks gateway and supplier first, and refuses what they contradict.
 * @param orderRef the supplier's reference, where somebody names it.
 * @param isPaidOtherwise whether somebody says that money was paid, or went back, which gateway and desk do not know of.
 */
export const createPlanResolution =
  (ports: DeskPorts) =>
  async (
    id: BookingId,
    as: Resolution,
    orderRef: string | null,
    isPaidOtherwise = false,
  ): Promise<Result<PlannedResolution, { readonly code: ResolveFault }>> => {
    const found = await ports.store.find(id);
    if (!found) return refuse("not_found");
    const booking = orderRef === null ? found : { ...found, progress: { ...found.progress, orderRef } };
    const facts = await askOutside(ports, booking);
    const refunds = await ports.store.listRefunds(id);
    const planned = planResolution(booking, as, facts, { refunds, isPaidOtherwise, isOrderNamed: orderRef !== null });
    if (!planned.ok) return refuse(planned.error);
    // A payment may come late for a booking that came to nothing, whose person is erased by then.
    const plan = isErasedBooking(booking) ? { ...planned.value, mail: null } : planned.value;
    return ok({ booking, as, facts, plan, givenMinor: givenBackMinor(refunds) });
  };

/** Ends it: state, units, mail and the row that says who did it, in one transaction. */
export const createResolveBooking =
  (ports: DeskPorts) =>
  async (planned: PlannedResolution, acting: Acting): Promise<Result<null, { readonly code: "moved" }>> => {
    const { booking, as, facts, plan, givenMinor } = planned;
    const { orderRef, attention } = booking.progress;
    const details = { from: booking.state, to: as, reason: attention?.reason ?? null, ...facts, orderRef, ...paidBackDetails(plan) };
    const act = actOf(ports, acting, { act: "resolve", subject: booking.id, details });
    const progress = { ...plan.progress, orderRef };
    const ended = { ...booking, state: as, progress: { ...booking.progress, ...progress } };
    const mails = plan.mail === null ? [] : [ports.writeMail(plan.mail, toldOf(ended, plan), act.at)];
    const rest = {
      givenMinor,
      progress,
      givesBack: plan.givesBack,
      answer: plan.answer,
      mails,
      ...(plan.wakes && { wakeAfterSeconds: 0 }),
    };
    return (await moveAtDesk(ports, booking, as, rest, act)) ? ok(null) : refuse("moved");
  };

/** Where no cancellation says what came back, the mail tells what was paid. */
const toldOf = (ended: Booking, { paidOtherwise }: ResolutionPlan): Booking =>
  ended.progress.cancellation === null && paidOtherwise !== null ? asRefunded(ended, paidOtherwise) : ended;
