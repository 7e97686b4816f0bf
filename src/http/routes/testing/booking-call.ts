import { OpenAPIHono } from "@hono/zod-openapi";
import { createUseCases } from "../../../usecases/create-use-cases.ts";
import type { UseCases } from "../../../usecases/use-cases.ts";
import { createBookingWorld } from "../../../usecases/testing/booking-world.ts";
import { createScriptedGateway } from "../../../usecases/testing/scripted-gateway.ts";
import { ProblemError, problemResponse } from "../../problems/problem.ts";

/** Posts to the call that books, in a world where it is noon of 1 March 2027 in London and midnight where days end last. */
export function setUpBookingCall(routesOf: (useCases: UseCases) => OpenAPIHono) {
  const world = createBookingWorld(createScriptedGateway());
  const metrics = { observeRequest: () => undefined, observeSearch: () => undefined, countBooking: () => undefined };
  const app = new OpenAPIHono();
  app.route("/", routesOf(createUseCases({ ...world, metrics })));
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error.problem);
    throw error;
  });
  const post = async (body: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.request("https://travel.example/travel/getbill", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { post, world };
}
