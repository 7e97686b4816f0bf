import { useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { SearchFrame } from "../search-frame/search-frame.tsx";
import { TravellersField } from "../travellers-field/travellers-field.tsx";
import type { DraftFaults } from "./check-draft.ts";
import { startedRow } from "./draft-rows.ts";
import { FirstRow } from "./first-row.tsx";
import { LaterRows } from "./later-rows.tsx";
import styles from "./search-form.module.css";
import type { SearchStart } from "./search-start.ts";
import { TripType } from "./trip-type.tsx";
import { useSearchForm } from "./use-search-form.ts";

interface SearchFormProps {
  /** On the results: the query that is shown. The form starts from it, is smaller, and asks for a destination at one character. */
  readonly query?: URLSearchParams | undefined;
  /** On a written page: what its search begins with. */
  readonly start?: SearchStart | undefined;
  /** What the server found wrong with the query, but for its dates. */
  readonly refused?: DraftFaults | undefined;
}

/**
 * The flight search. Before scripts have loaded, and without them, it is a plain GET form to `/search-results`:
 * the server understands free text. With them it suggests, checks, and remembers what was typed.
 */
export function SearchForm(props: SearchFormProps) {
  return <Form key={props.query?.toString() ?? props.start?.page} {...props} />;
}

function Form({ query, start, refused }: SearchFormProps) {
  const { search } = useMessages();
  const isCompact = query !== undefined;
  const party = useRef<HTMLDetailsElement>(null);
  const { form, today, draft, change, errorOf, submit, swap, isPartyTooLarge } = useSearchForm(query, party, { start, refused });
  return (
    <SearchFrame
      ref={form}
      action="/search-results"
      label={search.formName}
      submitLabel={search.searchFlights}
      className={`${styles.columns} ${isCompact ? styles.compact : ""}`}
      onSubmit={submit}
      top={
        <>
          <TripType
            value={draft.trpType}
            onChange={(trpType) => change({ trpType, ...(trpType === "multicity" && startedRow(draft, 1)) })}
          />
          <span className="small muted">{search.totalFirst}</span>
        </>
      }
    >
      {start?.airline !== undefined && <input type="hidden" name="airline" value={start.airline} />}
      <FirstRow draft={draft} today={today} isCompact={isCompact} errorOf={errorOf} change={change} swap={swap} />
      <LaterRows draft={draft} today={today} minimum={isCompact ? 1 : 3} errorOf={errorOf} change={change} />
      <TravellersField value={draft} isTooLarge={isPartyTooLarge} onChange={change} panel={party} />
    </SearchFrame>
  );
}
