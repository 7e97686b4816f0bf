import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { LookupScreen } from "./lookup-screen.tsx";
import type { ManageOutcome } from "./manage-outcome.ts";

const OLD = "For your safety its page closes an hour after you opened it.";
const NOT_DONE = "What you just asked for was not done.";

it("says of an address that is over why it is, and of what was asked there that it was not done", () => {
  const closed = { kind: "form", reference: "", isClosed: true } as const;
  const textAfter = (outcome: ManageOutcome | undefined) => textOf(renderStatic(<LookupScreen page={closed} outcome={outcome} />));
  expect(textAfter(undefined)).toContain(OLD);
  expect(textAfter(undefined)).not.toContain(NOT_DONE);
  expect(textAfter({ kind: "closed" })).toContain(`${OLD} ${NOT_DONE}`);
});
