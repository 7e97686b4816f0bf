import { useRef } from "react";
import { useSite } from "../../present/site.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { DateRange } from "../date-range/date-range.tsx";
import { LocationField } from "../location-field/location-field.tsx";
import { TravellersField } from "../travellers-field/travellers-field.tsx";
import { readDraft } from "./search-draft.ts";
import styles from "./search-form.module.css";
import { TripType } from "./trip-type.tsx";
import { useSearchForm } from "./use-search-form.ts";

interface SearchFormProps {
  /** On the results: the query that is shown. The form starts from it, is smaller, and asks for a destination at one character. */
  readonly query?: URLSearchParams | undefined;
}

/**
 * The flight search. Before scripts have loaded, and without them, it is a plain GET form to `/search-results`:
 * the server understands free text. With them it suggests, checks, and remembers what was typed.
 */
export function SearchForm({ query }: SearchFormProps) {
  return <Form key={query?.toString()} query={query} />;
}

function Form({ query }: SearchFormProps) {
  const { search } = useMessages();
  const { today } = useSite();
  const isCompact = query !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const party = useRef<HTMLDetailsElement>(null);
  const first = () => readDraft(query ?? new URLSearchParams(), today);
  const { draft, change, errorOf, isLive, ...rest } = useSearchForm({ first, fromAddress: isCompact, form, party });
  return (
    <search className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action="/search-results"
        aria-label={search.formName}
        noValidate={isLive}
        onSubmit={rest.submit}
      >
        <div className={styles.top}>
          <TripType value={draft.trpType} onChange={(trpType) => change({ trpType })} />
          <span className="small muted">{search.totalFirst}</span>
        </div>
        <div className={styles.grid}>
          <div className={styles.pair}>
            <LocationField
              name="source"
              label={search.flyingFrom}
              value={draft.source}
              error={errorOf("source")}
              minimum={3}
              onChange={(source) => change({ source })}
            />
            <button type="button" className={`${styles.swap} needs-scripts`} aria-label={search.swap} onClick={rest.swap}>
              <Icon name="swap" />
            </button>
            <LocationField
              name="destination"
              label={search.flyingTo}
              value={draft.destination}
              error={errorOf("destination")}
              minimum={isCompact ? 1 : 3}
              onChange={(destination) => change({ destination })}
            />
          </div>
          <DateRange
            dates={draft}
            errors={{ date: errorOf("date"), rtnDate: errorOf("rtnDate") }}
            isReturnHiddenOneWay={isCompact}
            onChange={change}
          />
          <TravellersField value={draft} isTooLarge={rest.isPartyTooLarge} onChange={change} panel={party} />
          <Button type="submit" tone="primary" className={styles.submit}>
            {search.searchFlights}
          </Button>
        </div>
      </form>
    </search>
  );
}
