import { data, redirect } from "react-router";
import { policyWords } from "../../../core/policy/index.ts";
import { pageContext } from "../../context.ts";
import { pathIn } from "../../i18n/addresses.ts";
import { pageMeta } from "../../present/page-meta.ts";
import { retryAfter, retryAfterOf } from "../../present/retry-after.ts";
import { answeredOr } from "../../present/unanswered.ts";
import type { Route } from "./+types/route.ts";
import { ContactScreen } from "./contact-screen.tsx";
import { outcomeStatus, thanksOf, unansweredEnquiry } from "./enquiry-outcome.ts";
import { submitEnquiry } from "./submit-enquiry.ts";
import { ThanksScreen } from "./thanks-screen.tsx";

/** Made anew for every visit, not kept for all: its seal says when, and who posts within seconds of it is most often a program. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfterOf(actionHeaders);

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale, sealForm } = pageContext({ url, context });
  const sent = thanksOf(url.searchParams.get("sent"));
  return { sent, seal: sealForm(), answerTime: policyWords("enquiryAnswer", locale) };
}

/** With scripts the answer is shown where the form stands, without them it is a page of its own. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const web = pageContext({ url, context });
  const outcome = await submitEnquiry(form, web);
  if (outcome.kind === "sent" && !form.has("live")) return redirect(pathIn(web.locale, `/contact-us?sent=${outcome.thanks}`), 303);
  const wait = outcome.kind === "refused" && outcome.reason.code === "too_many" ? outcome.reason.retryAfterSeconds : null;
  return data(outcome, { status: outcomeStatus(outcome), headers: retryAfter(wait) });
}

/** Without an answer the form stays: sent again, it counts once. */
export const clientAction = (args: Route.ClientActionArgs) => answeredOr(args, unansweredEnquiry);

/** Nothing on the page changes by what is sent from it. */
export const shouldRevalidate = (): boolean => false;

export const meta: Route.MetaFunction = ({ matches, location, loaderData: page }) =>
  pageMeta(matches, location.pathname, ({ contact }, brand) =>
    page?.sent
      ? { title: contact.sent[page.sent].title, isHidden: true }
      : {
          title: contact.title,
          description: contact.description(brand, page?.answerTime ?? ""),
          structured: [{ kind: "agency" }, { kind: "crumbs", above: [{ to: "/", label: contact.crumb }], here: contact.heading }],
        },
  );

export default function ContactUs({ loaderData: { sent, seal, answerTime }, actionData: posted }: Route.ComponentProps) {
  return sent && !posted ? <ThanksScreen thanks={sent} answerTime={answerTime} /> : <ContactScreen page={{ seal, answerTime, posted }} />;
}
