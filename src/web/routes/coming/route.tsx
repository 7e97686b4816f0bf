import { data, Link } from "react-router";
import { LostBoat } from "../../art/lost-boat/lost-boat.tsx";
import { Kicker } from "../../components/kicker/kicker.tsx";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { pageMeta } from "../../present/page-meta.ts";
import { useSite } from "../../present/site.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./coming.module.css";
import { findComingPage } from "./pages.ts";

/** Knows every page that is still to be written; any other address is not found. */
export function loader({ request }: Route.LoaderArgs) {
  const page = findComingPage(new URL(request.url).pathname);
  if (page === null) throw data(null, { status: 404 });
  return { page };
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  pageMeta(matches, location.pathname, () => ({ title: loaderData?.page ?? "", isHidden: true }));

export default function Coming({ loaderData: { page } }: Route.ComponentProps) {
  const { shell } = useMessages();
  const { supportEmail, supportPhone } = useSite().brand;
  return (
    <section className={`wrap ${styles.screen}`}>
      <div className={styles.words}>
        <Kicker>{shell.coming.kicker}</Kicker>
        <h1>{page}</h1>
        <p className="lead">{shell.coming.why(page)}</p>
        <div className={styles.ways}>
          <PhoneLink className={buttonClass({ tone: "ink", size: "big" })} label={shell.requestACall}>
            <Icon name="phone" /> {supportPhone}
          </PhoneLink>
          <a className={buttonClass({ size: "big" })} href={`mailto:${supportEmail}`}>
            <Icon name="mail" /> {supportEmail}
          </a>
          <Link to="/" className={buttonClass({ tone: "primary", size: "big" })}>
            {shell.coming.search}
          </Link>
        </div>
      </div>
      <LostBoat className={styles.picture} />
    </section>
  );
}
