import type { Bound, PerUnit, TimeUnit } from "./figure.ts";
import type { PolicyKey } from "./policies.ts";

/** What a policy is, and under which condition it holds. Figures in them are `{policy.someKey}`. */
interface PolicyPhrase {
  readonly label: string;
  readonly condition: string;
}

/** A thing in its singular and its plural. */
type Plural = Readonly<Record<"one" | "other", string>>;

/** How one language says the policies. */
export interface PolicyPhrases {
  /** `up to $50` */
  readonly bound: Readonly<Record<Bound, (figure: string) => string>>;
  readonly per: Readonly<Record<PerUnit, string>>;
  readonly range: (min: number, max: number) => string;
  readonly time: Readonly<Record<TimeUnit, Plural>>;
  readonly tickets: Plural;
  readonly age: Plural;
  readonly of: Readonly<Record<PolicyKey, PolicyPhrase>>;
}
