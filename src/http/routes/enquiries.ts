import { createRoute, OpenAPIHono, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { EnquiryFields } from "../../core/enquiries/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import { senderOf } from "../middleware/client-address.ts";
import { enquiryProblem } from "../problems/enquiry-failures.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { callBackBodySchema, callBackFieldsOf, messageBodySchema, messageFieldsOf, receiptSchema } from "../wire/enquiry-body.ts";
import { PRIVATE } from "./json-answer.ts";
import { IDEMPOTENCY_HEADERS, idempotencyKeyOf } from "../wire/idempotency-key.ts";

const enquiryRoute = <Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) =>
  createRoute({
    method: "post",
    path,
    ...inGroup("messages"),
    summary,
    description: "The agency gets a mail about it. The same `Idempotency-Key`, or the same fields within ten minutes, count once.",
    request: { headers: IDEMPOTENCY_HEADERS, body: { required: true, content: { "application/json": { schema: body } } } },
    responses: {
      201: { description: "Received", content: { "application/json": { schema: receiptSchema } } },
      ...problemAnswers("invalid_request", "too_large"),
    },
  });

const contact = enquiryRoute("/contact", "Write to the agency", messageBodySchema);
const callBack = enquiryRoute("/callbacks", "Ask the agency to call", callBackBodySchema);

/** The calls that reach the agency's people. Nobody's enquiry is anybody else's business, so no answer is kept. */
export function enquiryRoutes(useCases: Pick<UseCases, "sendEnquiry">, trustProxy: boolean): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  const receive = async (c: Context, fields: EnquiryFields) => {
    const idempotencyKey = idempotencyKeyOf(c.req.header("idempotency-key"));
    const sent = await useCases.sendEnquiry(fields, { address: senderOf(c, trustProxy), idempotencyKey });
    if (!sent.ok) throw enquiryProblem(sent.error);
    return sent.value;
  };
  routes.openapi(contact, async (c) => c.json(await receive(c, messageFieldsOf(c.req.valid("json"))), 201, PRIVATE));
  routes.openapi(callBack, async (c) => c.json(await receive(c, callBackFieldsOf(c.req.valid("json"))), 201, PRIVATE));
  return routes;
}
