import type { Bill } from "../../src/core/booking/index.ts";
import type { UseCases } from "../../src/usecases/use-cases.ts";
import type { Form } from "./form.ts";
import type { SimulatedServer } from "./server.ts";
import type { World } from "./world.ts";

export type Refusal = Extract<Awaited<ReturnType<UseCases["book"]>>, { readonly ok: false }>["error"];

/** What a traveller's browser has got to know. */
export type Reply =
  | { readonly kind: "bill"; readonly bill: Bill }
  | { readonly kind: "refused"; readonly failure: Refusal }
  /** No answer, or one that says nothing. */
  | { readonly kind: "broken" };

export const BROKEN: Reply = { kind: "broken" };
/** How long a browser waits for an answer. */
const PATIENCE_MS = 45_000;

/** Sends somebody's form to one of the servers, and waits for the answer for as long as a browser does. */
export function post(world: World, email: string, form: Form): Promise<Reply> {
  const { timeline, weather, servers } = world;
  const server = servers[timeline.chance.below(servers.length)];
  return new Promise((done) => {
    const stopWaiting = timeline.after(PATIENCE_MS, "", () => done(BROKEN));
    timeline.after(weather.delay(), `${server?.name}  asked by ${email}`, async () => {
      const reply = server?.isUp === true ? await replyOf(world, server, email, form) : BROKEN;
      if (weather.losesReply()) return;
      stopWaiting();
      timeline.after(weather.delay(), "", () => done(reply));
    });
  });
}

/** What a server answers; from here on it stands by it. */
async function replyOf({ timeline, acknowledged }: World, server: SimulatedServer, email: string, form: Form): Promise<Reply> {
  const booked = await server.book(form).catch(() => null);
  if (booked === null) return BROKEN;
  timeline.note(`${server.name}  answers ${email}: ${booked.ok ? `${booked.value.bookingId} ${booked.value.status}` : booked.error.code}`);
  if (!booked.ok) return { kind: "refused", failure: booked.error };
  acknowledged.push(booked.value);
  return { kind: "bill", bill: booked.value };
}
