import type { Money } from "../../core/kernel/index.ts";
import type {
  AuthoriseOutcome,
  CaptureOutcome,
  PaymentGateway,
  PaymentStatus,
  RefundOutcome,
  RefundStatus,
  VoidOutcome,
} from "../ports/payment-gateway.ts";

/** What a scripted gateway answers, until the script is changed. */
export interface GatewayScript {
  authorise: AuthoriseOutcome;
  capture: CaptureOutcome;
  void: VoidOutcome;
  lookup: PaymentStatus;
  refund: RefundOutcome;
  lookupRefund: RefundStatus;
}

/** A gateway that answers as it is told and remembers what it was asked: `authorise booking/1`. */
export interface ScriptedGateway extends PaymentGateway {
  readonly script: GatewayScript;
  readonly calls: readonly string[];
  /** What it was asked to set aside, one amount a try. */
  readonly amounts: readonly Money[];
}

/** All goes well, unless `script` says otherwise. */
export function createScriptedGateway(script: Partial<GatewayScript> = {}): ScriptedGateway {
  const calls: string[] = [];
  const amounts: Money[] = [];
  const told: GatewayScript = {
    authorise: { kind: "authorised", paymentId: "p1" },
    capture: { kind: "captured" },
    void: { kind: "voided" },
    lookup: { kind: "not_found" },
    refund: { kind: "refunded" },
    lookupRefund: { kind: "not_found" },
    ...script,
  };
  const answer =
    <Name extends keyof GatewayScript>(name: Name) =>
    async (asked: string | { readonly key: string }): Promise<GatewayScript[Name]> => {
      calls.push(`${name} ${typeof asked === "string" ? asked : asked.key}`);
      return told[name];
    };
  return {
    name: "scripted",
    script: told,
    calls,
    amounts,
    authorise: (authorisation) => {
      amounts.push(authorisation.amount);
      return answer("authorise")(authorisation);
    },
    capture: answer("capture"),
    void: answer("void"),
    lookup: answer("lookup"),
    refund: answer("refund"),
    lookupRefund: answer("lookupRefund"),
  };
}
