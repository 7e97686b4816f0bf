import { FLIGHT_SERVICE_FEE, convert } from "../../../core/pricing/index.ts";
import { activeCount } from "../../../core/flights/results/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatMoney } from "../../present/money.ts";
import type { Pricing } from "../../present/pricing.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Select } from "../../ui/select/select.tsx";
import { FILTERS_FORM, FILTERS_PANEL } from "./filters-side.tsx";
import styles from "./results-screen.module.css";
import type { ViewState } from "./use-results-view.ts";

interface ResultsHeaderProps {
  /** How many pass the filters. */
  readonly found: number;
  readonly all: number;
  readonly travellers: number;
  readonly pricing: Pricing;
  readonly state: ViewState;
}

/** How many were found, what the prices mean, and the order. On phones its tools stand at the bottom, in reach of the thumb. */
export function ResultsHeader({ found, all, travellers, pricing, state }: ResultsHeaderProps) {
  const { results } = useMessages();
  const locale = useLocale();
  const { view, change } = state;
  const fee = convert(FLIGHT_SERVICE_FEE, pricing.currency, pricing.rates);
  return (
    <header className={styles.head}>
      <div>
        <h1>{results.found(found)}</h1>
        <p className={styles.meaning}>{results.prices(travellers, formatMoney(fee, locale), fee.currency)}</p>
        <output className="sr">{found === all ? "" : results.foundOf(found, all)}</output>
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.filtersButton} popoverTarget={FILTERS_PANEL}>
          <Icon name="filter" /> {results.filters.button(activeCount(view.filter))}
        </button>
        <label className={styles.sort}>
          <span>{results.sort.label}</span>
          <Select
            slim
            name="sort"
            form={FILTERS_FORM}
            value={view.sort}
            onChange={(event) => change({ ...view, sort: event.target.value === "highest" ? "highest" : "lowest" })}
          >
            <option value="lowest">{results.sort.lowest}</option>
            <option value="highest">{results.sort.highest}</option>
          </Select>
        </label>
        <noscript>
          <Button type="submit" form={FILTERS_FORM}>
            {results.sort.apply}
          </Button>
        </noscript>
      </div>
    </header>
  );
}
