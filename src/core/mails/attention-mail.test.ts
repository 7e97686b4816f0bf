import { expect, it } from "vitest";
import { heldBooking, NOW } from "../../usecases/testing/sample-trip.ts";
import { attentionMail } from "./attention-mail.ts";

it("the mail about a booking that waits says why, since when and what to do, and nothing of who booked it", () => {
  const booking = heldBooking(1);
  const mail = attentionMail(booking, { reason: "captured_while_undoing", from: "undoing", since: NOW });
  expect(mail.subject).toBe("Booking 00000001 waits for you: undone, but the money had been taken");
  expect(mail.text).toContain("Since:     2027-03-01 12:00 UTC\n");
  expect(mail.text).toContain("npm run desk -- show 00000001\n");
  expect(mail.text).toContain("docs/runbooks/captured-while-undoing.md\n");
  const { contact, travellers } = booking;
  for (const word of [contact.email, contact.mobile, ...travellers.map(({ lastName }) => lastName)]) expect(mail.text).not.toContain(word);
});
