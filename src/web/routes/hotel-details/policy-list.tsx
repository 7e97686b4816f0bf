import type { HotelProfile } from "../../../core/hotels/index.ts";
import { formatMoney, type Money } from "../../../core/kernel/index.ts";
import { convert } from "../../../core/pricing/index.ts";
import { useLocale, useMessages } from "../../i18n/messages.tsx";
import { clockOf, formatTime } from "../../present/dates.ts";
import type { Pricing } from "../../present/pricing.ts";
import styles from "./hotel-screen.module.css";

/** The rules of the house in words. */
export function PolicyList({ hotel, pricing }: { readonly hotel: HotelProfile; readonly pricing: Pricing }) {
  const { policies: words } = useMessages().hotelDetails;
  const locale = useLocale();
  const { policies, checkInFrom, checkOutUntil } = hotel;
  const shown = (amount: Money): string => formatMoney(convert(amount, pricing.currency, pricing.rates), locale);
  const pets = ({ petFee }: HotelProfile["policies"]): string => {
    if (petFee === null) return words.noPets;
    return petFee.amountMinor === 0 ? words.petsFree : words.petFee(shown(petFee));
  };
  const lines = [
    [words.checkIn, words.from(formatTime(clockOf(checkInFrom), locale))],
    [words.checkOut, words.until(formatTime(clockOf(checkOutUntil), locale))],
    [words.age, words.minAge(policies.minCheckInAge)],
    [words.deposit, policies.deposit === null ? words.noDeposit : words.depositOf(shown(policies.deposit))],
    [words.pets, pets(policies)],
    [words.cots, policies.hasCots ? words.hasCots : words.noCots],
    [words.smoking, policies.isSmokeFree ? words.smokeFree : words.smokingRooms],
  ] as const;
  return (
    <section className={styles.section}>
      <h2>{words.title}</h2>
      <dl className={styles.policies}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
