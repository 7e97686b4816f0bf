import { expect, it } from "vitest";
import type { LocalDate } from "../../core/kernel/index.ts";
import { callsOf } from "./calls.ts";
import type { Description } from "./fields.ts";

const text = (example: string) => ({ type: "string", example }) as const;
const parameter = (name: string, example: string, required: boolean) => ({ name, in: "query", required, schema: text(example) }) as const;

type Paths = NonNullable<Description["paths"]>;

const describing = (paths: Paths): Description => ({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths });

const examplesOf = (paths: Paths) => callsOf(describing(paths), "2030-12-01" as LocalDate).map(({ example }) => example);

it("an example has what must be given, on days that are still to come", () => {
  const parameters = [
    parameter("source", "JFK-New York", true),
    parameter("date", "Mar-12-2027", true),
    parameter("rtnDate", "2027-03-19", true),
    parameter("adults", "1", false),
  ];
  expect(examplesOf({ "/search": { get: { parameters, responses: {} } } })).toEqual([
    "/search?source=JFK-New%20York&date=2031-01-30&rtnDate=2031-02-06",
  ]);
});

it("an example has what may be given where nothing must be, and there is none of what is posted or only a search can name", () => {
  const get = { responses: {} };
  expect(
    examplesOf({
      "/places": { get: { parameters: [parameter("keyword", "new york", false)], responses: {} } },
      "/rates": { get },
      "/offers/{id}": { get },
      "/bookings": { post: get },
    }),
  ).toEqual(["/places?keyword=new%20york", "/rates", null, null]);
});

it("a call is told with its problems apart from its answer", () => {
  const answer = { description: "Booked", content: { "application/json": { schema: { type: "array", items: text("a") } as const } } };
  const [call] = callsOf(
    describing({
      "/book": {
        post: {
          tags: ["Flights"],
          summary: "Book",
          responses: { 201: answer, 402: { description: "`declined`" }, 409: { description: "`gone`" } },
        },
      },
    }),
    "2030-12-01" as LocalDate,
  );
  expect(call).toMatchObject({
    id: "post-book",
    group: "Flights",
    answer: { status: "201", about: "Booked", type: ["list of ", "string"] },
    problems: [
      { status: "402", codes: "`declined`" },
      { status: "409", codes: "`gone`" },
    ],
  });
});
