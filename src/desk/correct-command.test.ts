import { describe, expect, it } from "vitest";
import { bookingFault } from "../core/booking/index.ts";
import { err, ok } from "../core/kernel/index.ts";
import type { Desk } from "../usecases/desk/create-desk.ts";
import { ID, setUp } from "./testing/fake-desk.ts";

const misspelled: Desk["correctBooking"] = async () =>
  err({ code: "invalid", faults: [bookingFault("lastName", "name_characters"), bookingFault("dob", "invalid_date")] });

describe("a correction", () => {
  it("says that the supplier is not told, asks, and counts travelers as show does", async () => {
    const made: unknown[] = [];
    const correctBooking: Desk["correctBooking"] = async (_id, correction) => {
      made.push(correction);
      return ok({ mailedTo: "ada@example.com" });
    };
    const { run, said, asked } = setUp({ correctBooking });
    const options = ["--traveler", "2", "--last", "Byron", "--because", "as in the passport"];
    expect(await run("correct", ID, ...options)).toMatchObject({
      exitCode: 0,
      out: "It is corrected; a mail to ada@example.com is on its way.\n",
    });
    expect(said).toEqual(["The supplier is not told by this: have it corrected there first."]);
    expect(asked).toEqual(["Write “Byron” into booking 00000001?"]);
    expect(made).toEqual([{ traveller: 1, title: null, firstName: null, lastName: "Byron", dateOfBirth: null, mobile: null }]);
  });

  it.each([
    ["mr", "mr"],
    ["Mrs.", "mrs. /miss /ms."],
    ["Miss", "mrs. /miss /ms."],
    ["ms", "mrs. /miss /ms."],
  ])("takes %s for a title of the form", async (typed, title) => {
    const made: unknown[] = [];
    const correctBooking: Desk["correctBooking"] = async (_id, correction) => (made.push(correction.title), ok({ mailedTo: null }));
    await setUp({ correctBooking }).run("correct", ID, "--title", typed, "--because", "x");
    expect(made).toEqual([title]);
  });

  it("says when there is nobody to mail, because the booking stands no more", async () => {
    const { run } = setUp({ correctBooking: async () => ok({ mailedTo: null }) });
    expect(await run("correct", ID, "--phone", "+44 20 7946 0000", "--because", "y")).toMatchObject({
      exitCode: 0,
      out: "It is corrected. No mail was written: the booking stands no more.\n",
    });
  });

  it("is refused in the words of the form", async () => {
    const parts = { correctBooking: misspelled };
    expect(await setUp(parts).run("correct", ID, "--last", "B4", "--born", "1915-12-10", "--because", "y")).toMatchObject({
      exitCode: 1,
      error: "A name has letters, spaces, hyphens, apostrophes and dots only. This is not a date of the calendar.\n",
    });
  });
});
