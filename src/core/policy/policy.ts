import type { PolicyCondition } from "./condition.ts";
import type { Figure } from "./figure.ts";

/** The legal pages by their English addresses. */
export type PolicyPage =
  | "/cancellation-policy"
  | "/refund-policy"
  | "/terms-and-conditions"
  | "/privacy-policy"
  | "/disclaimer"
  | "/price-match-promise"
  | "/post-ticketing-service-fees"
  | "/fulfillment-policy"
  | "/cookies-policy"
  | "/fare-disclosure-policy"
  | "/advertiser-disclosure"
  | "/baggage-policy"
  | "/discount-policy"
  | "/our-service-fees";

/** One fee or limit: how much, when it holds, and the page that states it. */
export interface Policy {
  readonly figure: Figure;
  readonly when: PolicyCondition;
  readonly page: PolicyPage;
  /** Keys of policies that do not hold where this one does. */
  readonly replaces: readonly string[];
}

/** Makes the entries of one page. */
export const statedOn =
  (page: PolicyPage) =>
  <F extends Figure>(
    figure: F,
    when: PolicyCondition = {},
    replaces: readonly string[] = [],
  ): Omit<Policy, "figure"> & { readonly figure: F } => ({
    figure,
    when,
    page,
    replaces,
  });
