import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { UNASKED } from "../../../../tests/support/unasked-use-cases.ts";
import { parsePlace } from "../../../core/places/index.ts";
import { type WebContext, webContext } from "../../context.ts";
import { loader } from "./route.tsx";

const ASKED = "source=JFK-New+York&destination=LHR-London&date=Mar-12-2027&trpType=oneWay&adults=1&children=0&infants=0";
const EMPTY_ROW = "source2=&destination2=&date2=";

it("tidies an address to a page, whoever asks for it: a script asks at another one", async () => {
  const context = new RouterContextProvider();
  context.set(webContext, { useCases: { ...UNASKED, resolvePlace: parsePlace } } as Partial<WebContext> as WebContext);
  const url = new URL(`https://test.example/es/search-results?${ASKED}&${EMPTY_ROW}`);
  const request = new Request(`https://test.example/es/search-results.data?${ASKED}&${EMPTY_ROW}&_routes=routes%2Fsearch-results%2Froute`);
  const answer: unknown = await loader({ request, url, context, params: {}, pattern: "/es?/search-results" }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("Location")).toBe(`/es/search-results?${ASKED}&tpassenger=1&classType=Economy`);
});
