import type { ReactNode } from "react";
import { type FlightSearch, travellerCount } from "../../../core/flights/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { Card } from "../../ui/card/card.tsx";
import styles from "./watch.module.css";

interface WatchFrameProps {
  readonly heading: string;
  readonly lead?: string;
  /** What is watched. */
  readonly search?: FlightSearch | null;
  /** The lowest total that was told; unset where nobody has been told one yet. */
  readonly told?: Money | null;
  readonly children?: ReactNode;
}

/** A page about one watch: what it is about, and one thing to do. */
export function WatchFrame({ heading, lead, search, told, children }: WatchFrameProps) {
  return (
    <div className={styles.page}>
      <Card className={`wrap ${styles.sheet}`}>
        <h1>{heading}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {search && <WatchFacts search={search} told={told} />}
        {children}
      </Card>
    </div>
  );
}

function WatchFacts({ search, told }: { readonly search: FlightSearch; readonly told: Money | null | undefined }) {
  const { places, results, watch } = useMessages();
  const locale = useLocale();
  const [from, to] = [search.from, search.to].map(({ city, code }) => `${places.city(city, code)} (${code})`);
  const [departure, arrival] = [formatDay(search.departureDate, locale), search.returnDate && formatDay(search.returnDate, locale)];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{watch.facts.trip}</dt>
        <dd>
          <b>{results.recap(from ?? "", to ?? "")}</b>
          <br />
          {results.recapDays(departure, arrival, travellerCount(search.party))}, {results.cabins[search.cabin]}
        </dd>
      </div>
      {told !== undefined && (
        <div>
          <dt>{watch.facts.told}</dt>
          <dd>{told === null ? watch.facts.nothing : <b>{formatMoney(told, locale)}</b>}</dd>
        </div>
      )}
    </dl>
  );
}
