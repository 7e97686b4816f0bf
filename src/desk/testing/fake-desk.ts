import type { Trace } from "../../usecases/desk/erase-person.ts";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { enquiryOf } from "../../usecases/testing/sample-enquiry.ts";
import type { Desk } from "../../usecases/desk/create-desk.ts";
import type { KeptEnquiry } from "../../usecases/ports/desk-store.ts";
import { runDesk } from "../run-desk.ts";

export const BOOKING = heldBooking(1, { state: "confirmed" });
export const ID = "00000001";
/** What a visitor has written. */
export const MESSAGE_CONTENT = {
  kind: "message",
  name: "Ana Pérez",
  phone: "718 555 0163",
  email: "ana@mail.example",
  text: "May I bring a surfboard?",
  language: "en",
} as const;

/** A desk of which a test names what it may use; anything else ends the test. */
const fakeDesk = (parts: Partial<Desk>): Desk =>
  new Proxy(parts as Desk, {
    get: (target, name: keyof Desk) => {
      if (!(name in target) && String(name) !== "then") throw new Error(`The desk was asked for ${name}.`);
      return target[name];
    },
  });

/** A desk at a terminal: what is said, asked and saved there, and how often the database was opened. @param agreed what is answered to every question. */
export function setUp(parts: Partial<Desk> = {}, agreed: boolean | null = true) {
  const said: string[] = [];
  const asked: string[] = [];
  const files: Record<string, string> = {};
  let opened = 0;
  const terminal = {
    say: (lines: readonly string[]) => void said.push(...lines),
    ask: async (question: string) => {
      asked.push(question);
      return agreed;
    },
    save: async (file: string, text: string) => {
      if (file in files) return "EEXIST";
      files[file] = text;
      return null;
    },
  };
  const open = async () => {
    opened++;
    return fakeDesk(parts);
  };
  const run = (...args: string[]) => runDesk(args, { open, terminal, actor: "login" });
  return { run, said, asked, files, opened: () => opened };
}

/** A desk with one booking and one call-back. */
export const EMPTY: Partial<Desk> = {
  listBookings: async () => [BOOKING],
  listEnquiries: async () => [{ ...enquiryOf(1), handled: null }],
  findSubject: async (text) => (text === ID ? { kind: "booking", id: BOOKING.id } : null),
  findWatch: async () => null,
  now: () => NOW,
};

/** What is kept of an enquiry, and how its erasure stands. */
export const traceOf = (number: number, kind: "due" | "erased", handled: KeptEnquiry["handled"] = null): Trace => ({
  kind: "enquiry",
  enquiry: { ...enquiryOf(number), handled },
  erasure: { kind },
});
