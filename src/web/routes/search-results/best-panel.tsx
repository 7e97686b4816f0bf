import { Fragment, useCallback, useState } from "react";
import { type BestWeights, MOST_WEIGHT, USUAL_WEIGHTS } from "../../../core/flights/results/index.ts";
import { FILTERS_FORM } from "../../components/filters/filters-sheet.tsx";
import { useRestingValue } from "../../components/filters/use-resting-value.ts";
import { useMessages } from "../../i18n/messages.tsx";
import { Link } from "../../i18n/navigation.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import styles from "./best-panel.module.css";
import type { FlightsViewState } from "./use-flights-view.ts";

const PARTS = ["price", "time", "stops"] as const satisfies readonly (keyof BestWeights)[];

/** What the order Best reckons with: its formula, and below it the weights in it, which the visitor moves. They come folded unless one has been moved. */
export function BestPanel({ state: { view, change, linkTo } }: { readonly state: FlightsViewState }) {
  const { best } = useMessages().flightResults;
  const hold = useCallback((weights: BestWeights) => change((now) => ({ ...now, weights })), [change]);
  const [weights, setWeights] = useRestingValue(view.weights, hold);
  const { price, time, stops } = weights;
  // Until scripts have come no number can follow a thumb.
  const isLive = useHydrated();
  const [isOpen] = useState(PARTS.some((part) => view.weights[part] !== USUAL_WEIGHTS[part]));
  return (
    <section className={styles.panel} aria-label={best.title}>
      <h2>{best.title}</h2>
      {price + time + stops === 0 ? <p className={styles.formula}>{best.none}</p> : <Formula text={best.formula(price, time, stops)} />}
      <p>{best.meaning}</p>
      <Disclosure summary={best.move} isOpen={isOpen}>
        <div className={styles.weights}>
          {PARTS.map((part) => (
            <label key={part}>
              <span>
                {best[part]} {isLive && <b>{weights[part]}</b>}
              </span>
              <Slider
                name={`${part}Weight`}
                form={FILTERS_FORM}
                aria-valuetext={isLive ? best.weight(best[part], weights[part], MOST_WEIGHT) : undefined}
                min={0}
                max={MOST_WEIGHT}
                value={weights[part]}
                onChange={(event) => setWeights({ ...weights, [part]: event.target.valueAsNumber })}
              />
            </label>
          ))}
        </div>
        <div className={styles.foot}>
          <Link {...linkTo((now) => ({ ...now, weights: USUAL_WEIGHTS }))} className={styles.usual}>
            {best.usual}
          </Link>
          <noscript>
            <Button type="submit" form={FILTERS_FORM}>
              {best.apply}
            </Button>
          </noscript>
        </div>
      </Disclosure>
    </section>
  );
}

/** Where it takes more than a line, each of its terms begins one. */
function Formula({ text }: { readonly text: string }) {
  return (
    <p className={styles.formula}>
      {text.split(/ (?=[+(])/).map((term) => (
        <Fragment key={term}>
          <span>{term}</span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
