import { useCallback, useMemo } from "react";
import { type FoundRate, type ListedHotel } from "../../../core/hotels/index.ts";
import { passes, shownRate, sortHotels } from "../../../core/hotels/results/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { HotelCard, hotelAnchor } from "../../components/hotel-card/hotel-card.tsx";
import { heroImageOf } from "../../components/hotel-card/stay-links.ts";
import { useLooks } from "../../components/hotel-card/use-looking.ts";
import { ChosenHotel } from "../../components/hotel-map/chosen-hotel.tsx";
import { HotelMap } from "../../components/hotel-map/hotel-map.tsx";
import { ProblemScreen } from "../../components/results/problem-screen.tsx";
import { ResultsList } from "../../components/results/results-list.tsx";
import list from "../../components/results/results.module.css";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { formatShort } from "../../present/money.ts";
import { HotelFiltersSide } from "./hotel-filters-side.tsx";
import { HotelsFilteredOut } from "./hotels-filtered-out.tsx";
import { HotelsHeader } from "./hotels-header.tsx";
import styles from "./hotels-screen.module.css";
import type { FoundHotels } from "./load-hotels.ts";
import { unpackHotels } from "./packed-hotels.ts";
import { SearchedFull } from "./searched-full.tsx";
import { useHotelsView } from "./use-hotels-view.ts";

/** How many cards are on the screen at first: their pictures are not put off. */
const FIRST_CARDS = 2;

/** The hotels that were found; without a list that can be read, that it is missing. */
export function HotelsScreen({ data }: { readonly data: FoundHotels }) {
  const { missing } = useMessages().hotels.results;
  const hotels = useMemo(() => unpackHotels(data.hotels), [data]);
  return hotels.ok ? <HotelsFound data={data} hotels={hotels.value} /> : <ProblemScreen title={missing.title} why={missing.why} canRetry />;
}

/** They are looked at through filters and order, in a list and on a map that know of each other. */
function HotelsFound({ data, hotels }: { readonly data: FoundHotels; readonly hotels: readonly ListedHotel[] }) {
  const { search, districts, pricing } = data;
  const { results } = useMessages().hotels;
  const { illustrative } = useMessages().hotels.home;
  const state = useHotelsView(hotels);
  const { filter, sort, shown, onMap } = state.view;
  const { features } = filter;
  const [current, look] = useLooks<ListedHotel["id"]>();
  const { hotelId } = search.place;
  const passing = useMemo(() => searchedFirst(passingOf(hotels, filter, sort), hotelId), [hotels, filter, sort, hotelId]);
  const isFull = hotelId !== null && !hotels.some(({ id }) => id === hotelId);
  const listed = useMemo(
    () => passing.slice(0, shown).map((hotel) => ({ hotel, rate: shownRate(hotel, { features }) ?? hotel.rates[0] })),
    [passing, shown, features],
  );
  const labelOf = useLabel(pricing);
  // Cards know nothing of the map: a pin that is pressed would draw each of them again.
  const query = state.queryOf({ ...state.view, onMap: null }).toString();
  return (
    <div className={`wrap ${styles.layout}`}>
      <HotelsHeader data={data} all={hotels.length} passing={passing.length} state={state} />
      <HotelFiltersSide hotels={hotels} passing={passing.length} pricing={pricing} state={state} />
      <div className={list.list}>
        {isFull && <SearchedFull search={search} />}
        {passing.length === 0 && <HotelsFilteredOut hotels={hotels} state={state} />}
        <ResultsList
          title={results.list}
          items={passing}
          shown={shown}
          linkTo={(more) => state.linkTo((now) => ({ ...now, shown: more }))}
          anchorOf={({ id }) => hotelAnchor(id)}
          renderCard={(hotel, index) => (
            <HotelCard
              {...{ hotel, search, pricing, results: query, wished: features }}
              rate={listed[index]?.rate ?? hotel.rates[0]}
              isCurrent={hotel.id === current}
              isFirst={index < FIRST_CARDS}
              onLook={look}
            />
          )}
        />
        <p className={list.note}>{illustrative}</p>
      </div>
      {passing.length > 0 && (
        <div className={styles.map}>
          <HotelMap
            {...{ all: hotels, passing, listed, districts, labelOf, current }}
            place={search.place}
            onLook={look}
            chosen={onMap}
            onChoose={(id) => state.change((now) => ({ ...now, onMap: id }))}
            renderChosen={(priced) => (
              <ChosenHotel {...priced} {...{ search, pricing, wished: features }} results={state.queryOf(state.view).toString()} />
            )}
            anchorOf={hotelAnchor}
            pictureOf={heroImageOf}
          />
        </div>
      )}
    </div>
  );
}

function passingOf(
  hotels: readonly ListedHotel[],
  filter: Parameters<typeof passes>[1],
  sort: Parameters<typeof sortHotels>[1],
): readonly ListedHotel[] {
  return sortHotels(
    hotels.filter((hotel) => passes(hotel, filter)),
    sort,
    filter,
  );
}

/** Who searched a hotel by its name sees it first, in whatever order the others are. */
function searchedFirst(hotels: readonly ListedHotel[], id: ListedHotel["id"] | null): readonly ListedHotel[] {
  const searched = hotels.filter((hotel) => hotel.id === id);
  return searched.length === 0 ? hotels : [...searched, ...hotels.filter((hotel) => hotel.id !== id)];
}

/** A nightly price as a pin says it. */
function useLabel({ currency, rates }: FoundHotels["pricing"]): (rate: FoundRate) => string {
  const locale = useLocale();
  return useCallback((rate) => formatShort(convert(rate.perNight, currency, rates), locale), [currency, rates, locale]);
}
