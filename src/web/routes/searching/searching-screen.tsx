import { Fragment } from "react";
import { boundField, isMultiCityQuery, MOST_BOUNDS, stretchesOf } from "../../../core/flights/index.ts";
import { parseDate } from "../../../core/kernel/index.ts";
import { parsePlace } from "../../../core/places/index.ts";
import { SailingBoat } from "../../art/sailing-boat/sailing-boat.tsx";
import { StopWaiting } from "../../components/pending-results/stop-waiting.tsx";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatDay } from "../../present/dates.ts";
import { stretchWords } from "../../present/route-words.ts";
import { WaitingBar } from "../../ui/waiting-bar/waiting-bar.tsx";
import { CardSkeletons } from "./card-skeletons.tsx";
import styles from "./searching-screen.module.css";

interface SearchingScreenProps {
  /** What is being searched. */
  readonly query: URLSearchParams;
  /** Where the results will be, for browsers that do not go there by themselves. */
  readonly goOn?: string;
}

/** What a traveller sees while flights are searched: the words of the specification, the trip, and the shape of the results. */
export function SearchingScreen({ query, goOn }: SearchingScreenProps) {
  const { loading } = useMessages().search;
  return (
    <>
      <div className={`wrap ${styles.going}`}>
        <SailingBoat className={styles.boat} />
        <h1>{loading.title}</h1>
        <p className="lead">
          <Trip query={query} />
        </p>
        <WaitingBar className={styles.progress} />
        <p className="small muted">{loading.wait}</p>
        <StopWaiting />
        {goOn !== undefined && (
          <noscript>
            <a href={goOn}>{loading.goOn}</a>
          </noscript>
        )}
      </div>
      <CardSkeletons count={3} />
    </>
  );
}

function Trip({ query }: Pick<SearchingScreenProps, "query">) {
  const { places, search } = useMessages();
  const { loading, travelers } = search;
  const locale = useLocale();
  const name = (field: string): string => {
    const text = query.get(field) ?? "";
    const place = parsePlace(text);
    return place === null || place.city === "" ? text : `${places.city(place.city, place.code)} (${place.code})`;
  };
  const day = (field: string): string | null => {
    const date = parseDate(query.get(field) ?? "");
    return date === null ? query.get(field) : formatDay(date, locale);
  };
  const [from, to] = [name("source"), name("destination")];
  if (from === "" || to === "") return null;
  const isRound = /^round/i.test(query.get("trpType") ?? "");
  const count = Number(query.get("tpassenger"));
  const days = [day("date"), isRound ? day("rtnDate") : null].filter(Boolean).join(" – ");
  const details = [days, count > 0 && travelers(count)];
  return (
    <>
      {isMultiCityQuery(query) ? stretchWords(multiCityFields(query).map((fields) => fields.map(name))) : loading.trip(from, to)}
      {details.map(
        (detail) =>
          detail && (
            <Fragment key={detail}>
              , <span className="nowrap">{detail}</span>
            </Fragment>
          ),
      )}
    </>
  );
}

/** The parameters of the places that a multi-city trip goes through, a row for each stretch without a gap. */
function multiCityFields(query: URLSearchParams): readonly (readonly string[])[] {
  const moves = Array.from({ length: MOST_BOUNDS }, (_, row) => ({ from: boundField("source", row), to: boundField("destination", row) }));
  const placeIn = (field: string): string => {
    const text = (query.get(field) ?? "").trim();
    return (parsePlace(text)?.city || text).toLowerCase();
  };
  return stretchesOf(
    moves.filter(({ from, to }) => placeIn(from) !== "" && placeIn(to) !== ""),
    (one, other) => placeIn(one) === placeIn(other),
  );
}
