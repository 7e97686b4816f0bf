import { useSearchParams } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { HelpCard } from "../../components/booking-form/help-card.tsx";
import { ActionBar } from "./action-bar.tsx";
import { AmenityList } from "./amenity-list.tsx";
import { HotelCrumbs } from "./hotel-crumbs.tsx";
import { HotelGallery } from "./hotel-gallery.tsx";
import { HotelHead } from "./hotel-head.tsx";
import styles from "./hotel-screen.module.css";
import type { HotelData } from "./load-hotel.ts";
import { PolicyList } from "./policy-list.tsx";
import { RatesSection } from "./rates-section.tsx";
import { StayForm } from "./stay-form.tsx";
import { useLateTitle } from "./use-late-title.ts";
import { WhereCard } from "./where-card.tsx";

export type ShownHotel = Exclude<HotelData, { readonly kind: "unknown" }>;

/** A hotel: its pictures, what can be booked, what it has, where it is and what it asks. */
export function HotelScreen({ data }: { readonly data: ShownHotel }) {
  const { hotelDetails, places } = useMessages();
  const { help, illustrative, title } = hotelDetails;
  const { hotel, pricing } = data;
  const [query] = useSearchParams();
  useLateTitle(title(hotel.name, places.city(hotel.city, hotel.country)));
  return (
    <>
      <div className={`wrap ${styles.screen}`}>
        <HotelCrumbs data={data} />
        <HotelHead hotel={hotel} around={data.around} metresAround={data.metresAround} />
        <HotelGallery hotel={hotel} />
        <StayForm key={query.toString()} org={data.org} today={data.today} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <RatesSection data={data} />
            <AmenityList amenities={hotel.amenities} />
            <PolicyList hotel={hotel} pricing={pricing} />
            <p className={styles.note}>{illustrative}</p>
          </div>
          <aside className={styles.aside}>
            <WhereCard hotel={hotel} country={data.country} center={data.center} />
            <HelpCard title={help.title} why={help.why} />
          </aside>
        </div>
      </div>
      <ActionBar data={data} />
    </>
  );
}
