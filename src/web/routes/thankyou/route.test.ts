import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import type ThankYou from "./route.tsx";
import { meta } from "./route.tsx";

type Args = Parameters<typeof meta>[0];
type Bill = NonNullable<ComponentProps<typeof ThankYou>["loaderData"]>;

/** What the browser's tab says of a bill at an address. */
function titleOf(bill: Pick<Bill, "status"> | null, pathname = "/thankyou"): unknown {
  const args = { matches: [], location: { pathname }, loaderData: bill };
  const [title] = meta(args as unknown as Args) ?? [];
  return title;
}

it("thanks in the tab for a booking that stands, and for none that was given back or is not there", () => {
  expect(titleOf({ status: "confirmed" })).toMatchObject({ title: expect.stringContaining("Thank you") });
  expect(titleOf({ status: "pending" })).toMatchObject({ title: expect.stringContaining("Thank you") });
  expect(titleOf({ status: "cancelled" })).toMatchObject({ title: expect.stringContaining("This booking is canceled") });
  expect(titleOf(null)).toMatchObject({ title: expect.stringContaining("There is no booking to show here") });
  expect(titleOf(null, "/es/thankyou")).toMatchObject({ title: expect.stringContaining("Aquí no hay ninguna reserva que mostrar") });
});
