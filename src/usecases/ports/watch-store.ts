import type { Instant, Money } from "../../core/kernel/index.ts";
import type { Watch, WatchEnding, WatchId } from "../../core/watches/index.ts";
import type { Mail } from "./mailer.ts";

/** What a link in a mail about a watch opens. */
export type WatchDoor = "confirm" | "stop";

/** A mail about a watch, and the hashes of the tokens in its links. The tokens themselves are in the mail alone. */
export interface WatchLetter {
  readonly mail: Mail;
  readonly tokens: readonly { readonly hash: string; readonly opens: WatchDoor }[];
}

/** A watch that somebody is asking for. */
export interface AskedWatch {
  readonly watch: Watch & { readonly email: string };
  /** Names address and search without giving them away: one watch lives under it. */
  readonly key: string;
  /** When it ends unless it is confirmed. */
  readonly confirmBy: Instant;
}

/** A watch that somebody has to look at; nobody else gets it until `until`. */
export interface DueWatch {
  readonly watch: Watch & { readonly email: string };
  readonly until: Instant;
}

/** What has become of a look at the price. */
export interface WatchCheck {
  readonly toldFare: Money | null;
  readonly nextAt: Instant;
  /** What is mailed about it; null for no news. */
  readonly letter: WatchLetter | null;
}

/** Where watches are kept. Each method writes all of what it says or nothing, the mail in the outbox with it. */
export interface WatchStore {
  /**
   * Keeps a watch with the mail that asks for its confirmation. One that waits under the key is asked for anew: it waits from now on, also
   * by this letter's links, and the lower of the fares told counts. One that is watching stays as it is, and nothing is mailed.
   */
  ask(asked: AskedWatch, letter: WatchLetter): Promise<void>;
  find(hash: string, door: WatchDoor): Promise<Watch | null>;
  /** Begins to watch what was asked for. `too_many`: the address watches `most` already. `gone`: it does not wait any more. */
  confirm(id: WatchId, nextAt: Instant, most: number): Promise<"watching" | "too_many" | "gone">;
  /** Takes the watch that has been due for longest. Null when none is. */
  takeDue(now: Instant, until: Instant): Promise<DueWatch | null>;
  /** Writes down what a look came to. False, and nothing is written, when the watch has ended or somebody else has it by now. */
  settle(due: DueWatch, check: WatchCheck): Promise<boolean>;
  /** Ends a watch and erases whose it was, there and in its mails; one that waits is not sent. Only one that waits ends unconfirmed. */
  end(id: WatchId, ending: WatchEnding, at: Instant): Promise<boolean>;
}
