import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useIsPlain } from "../../present/plain-page.ts";
import { useSite } from "../../present/site.tsx";
import { useIsLate } from "../../present/use-is-late.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { LoadingBar } from "../loading-sign/loading-sign.tsx";
import styles from "./currency-select.module.css";
import { useCurrencyChoice } from "./use-currency-choice.ts";

/**
 * The currency of every price, kept in a cookie. A choice is posted at once and the page's prices follow in place;
 * without scripts, and on pages that come without, a button posts it and the server sends the same page again.
 */
export function CurrencySelect({ isFull = false }: { readonly isFull?: boolean }) {
  const { shell } = useMessages();
  const { currency } = useSite();
  const { pathname, search } = useLocation();
  const isPlain = useIsPlain();
  const { shown, isUnderWay, isTaken, choose } = useCurrencyChoice();
  const isLate = useIsLate(isUnderWay);
  const select = useRef<HTMLSelectElement>(null);
  const served = useRef(currency);
  useEffect(() => {
    // A choice made before scripts had loaded.
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== served.current) choose(chosen);
  }, [choose]);

  const button = <Button type="submit">{shell.showIn}</Button>;
  return (
    <form method="post" action="/currency" className={styles.form}>
      <input type="hidden" name="next" value={`${pathname}${search}`} />
      <label className={isFull ? styles.full : styles.short}>
        {!isFull && (
          <span aria-hidden="true" className={styles.shown}>
            {shown} <Icon name="down" className={styles.arrow} />
          </span>
        )}
        <select ref={select} name="currency" aria-label={shell.currency} value={shown} onChange={(event) => choose(event.target.value)}>
          <CurrencyChoices />
        </select>
      </label>
      {isLate && <LoadingBar />}
      <output className="sr">{isLate ? shell.loading : isTaken && shell.pricesIn(currency)}</output>
      {isPlain ? button : <noscript>{button}</noscript>}
    </form>
  );
}

function CurrencyChoices() {
  const { currencies, currencyLabels } = useSite();
  return currencies.map((code, index) => (
    <option key={code} value={code}>
      {currencyLabels[index]}
    </option>
  ));
}
