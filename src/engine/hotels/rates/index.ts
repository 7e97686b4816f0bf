/** The door of rates: what a stay costs, what is in it and what giving it back costs. */
export { boardsOf } from "./boards.ts";
export { type Plan, PLANS, plansOf } from "./plans.ts";
export { StayPricer } from "./stay-pricer.ts";
export { MINUTES_A_DAY, type StayQuestion } from "./stay-question.ts";
export { BREAKFAST, FEATURE_SETS, ladderOf, offeredPlans, PAY_LATER, termsOf } from "./terms.ts";
