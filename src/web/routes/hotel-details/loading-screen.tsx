import { useLocation } from "react-router";
import { viewsOf } from "../../../core/hotels/index.ts";
import { Gallery } from "../../components/gallery/gallery.tsx";
import { Crumbs } from "../../components/crumbs/crumbs.tsx";
import { useMessages } from "../../i18n/messages.tsx";
import type { HotelPreview } from "../../present/hotel-preview.ts";
import { Stars } from "../../ui/stars/stars.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./hotel-screen.module.css";

/** What the card of the results already knew, while the rates are on their way; without it, that they are. */
export function LoadingScreen() {
  const preview = useLocation().state as Partial<HotelPreview> | null;
  const { loading } = useMessages().hotelDetails;
  if (!preview?.name) {
    return (
      <p className={`wrap ${styles.loading}`} role="status">
        {loading}
      </p>
    );
  }
  return <Preview preview={{ heroImage: "", images: [], stars: 0, distance: "", ...preview, name: preview.name }} />;
}

/** Every hotel has so many. */
const PICTURES = viewsOf({ hasPool: false }).length;

function Preview({ preview: { heroImage, images, name, stars, distance } }: { readonly preview: HotelPreview }) {
  const { hotelDetails, hotels, shell } = useMessages();
  const { loading, rates, gallery } = hotelDetails;
  const pictures = [...new Set([heroImage, ...images])].filter((src) => src.startsWith("/"));
  return (
    <div className={`wrap ${styles.screen} ${styles.preview}`}>
      <Crumbs above={[{ to: "/hotels", label: shell.hotels }]} here={name} />
      <div className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p className={styles.line}>
            <Stars count={stars} label={hotels.results.card.stars(stars)} />
            <span>{distance}</span>
          </p>
        </div>
      </div>
      <Gallery
        title={name}
        pictures={pictures.map((src) => ({ src, alt: "", name: gallery.caption }))}
        awaited={Math.max(0, PICTURES - pictures.length)}
      />
      <section className={styles.section}>
        <h2>{rates.title}</h2>
        <p role="status">{loading}</p>
        <div className={styles.shapes} aria-hidden="true">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="8rem" />
          ))}
        </div>
      </section>
    </div>
  );
}
