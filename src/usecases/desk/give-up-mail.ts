import { ok, type Result } from "../../core/kernel/index.ts";
import type { KeptMail } from "../ports/desk-store.ts";
import { type Acting, actOf, type DeskPorts, LEAST_ID_START, refuse } from "./desk-ports.ts";

/** The one mail that waits and whose id begins so; null when there is none, or more than one. */
export const createFindWaitingMail =
  ({ desk }: Pick<DeskPorts, "desk">) =>
  (idStart: string): Promise<KeptMail | null> =>
    idStart.length < LEAST_ID_START ? Promise.resolve(null) : desk.findWaitingMail(idStart);

/** Has a mail not tried any more, which no server will ever take. Its row of the audit names the mail, never whom it was for. */
export const createGiveUpMail =
  (ports: DeskPorts) =>
  async ({ id, attempts, lastFailure }: KeptMail, acting: Acting): Promise<Result<null, { readonly code: "mail_gone_out" }>> => {
    const act = actOf(ports, acting, { act: "abandon", subject: id, details: { attempts, lastFailure } });
    return (await ports.desk.giveUpMail(id, act)) ? ok(null) : refuse("mail_gone_out");
  };
