import { expect, it } from "vitest";
import { lookedAgain } from "./use-looking.ts";

it("looks where the pointer or the focus came last, and where the other still is once that one is gone", () => {
  const pressed = lookedAgain(lookedAgain<string>([], "pin", "pointer"), "card", "focus");
  expect(pressed.at(-1)?.id).toBe("card");
  // The list scrolls to the card, and the pin away from under the pointer.
  expect(lookedAgain(pressed, null, "pointer").at(-1)?.id).toBe("card");
  expect(lookedAgain(pressed, "next pin", "pointer").at(-1)?.id).toBe("next pin");
  expect(lookedAgain(lookedAgain(pressed, null, "pointer"), null, "focus")).toEqual([]);
});
