import type { Amenity } from "../../../core/hotels/index.ts";
import styles from "./hotel-screen.module.css";

/** Line drawings on a field of 24 by 24, each one path. */
const DRAWINGS = {
  wifi: "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4 4 0 0 1 6 0M12 19.5v.1",
  pool: "M3 15c2 0 2-1.5 4.5-1.5S10 15 12 15s2-1.5 4.5-1.5S19 15 21 15M3 19c2 0 2-1.5 4.5-1.5S10 19 12 19s2-1.5 4.5-1.5S19 19 21 19M8 13V6a2 2 0 0 1 4 0M15 13V6a2 2 0 0 1 4 0M8 9h7",
  spa: "M12 20c-5 0-8-3-8-8 4 0 7 2 8 6 1-4 4-6 8-6 0 5-3 8-8 8zM12 14c-2-3-2-7 0-10 2 3 2 7 0 10z",
  fitness: "M7 7v10M4 9v6M17 7v10M20 9v6M7 12h10",
  restaurant: "M6 3v6a2 2 0 0 0 4 0V3M8 11v10M17 3c-2 1-3 4-3 7h3zM17 10v11",
  bar: "M5 5h14l-7 8zM12 13v7M8 20h8M8.5 9h7",
  breakfast_room: "M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 9h1.5a2.5 2.5 0 0 1 0 5H17M8 3v2M12 3v2",
  parking: "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.5 17V7.5h3.3a2.9 2.9 0 0 1 0 5.8H9.5",
  airport_shuttle: "M3 6h13l5 6v5H3zM3 12h18M9 6v6M15 6v6M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  beach_access: "M4 11a8 8 0 0 1 15-3.5zM11.5 9.2 15 20M3 20c2 0 2-1 4.5-1s2.5 1 4.5 1 2-1 4.5-1 2.5 1 4.5 1",
  family_rooms:
    "M8 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM3.5 20v-5a4.5 4.5 0 0 1 9 0v5M17 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM14.5 20v-2.5a2.5 2.5 0 0 1 5 0V20",
  pets: "M7 11.5a1.7 2.2 0 1 0 0-4.4 1.7 2.2 0 0 0 0 4.4zM17 11.5a1.7 2.2 0 1 0 0-4.4 1.7 2.2 0 0 0 0 4.4zM12 8.5a1.7 2.2 0 1 0 0-4.4 1.7 2.2 0 0 0 0 4.4zM12 12c3 0 5 3 5 5.2S15 20 12 19c-3 1-5 .4-5-1.8S9 12 12 12z",
  air_conditioning: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  kitchen: "M6 3h12v18H6zM6 10h12M9 6v1.5M9 13v3",
  laundry: "M5 3h14v18H5zM5 8h14M8 5.5h.1M11 5.5h.1M12 18.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  desk_24h: "M4 18h16M6 18a6 6 0 0 1 12 0M12 12V9.5M10 9.5h4M3 21h18",
  luggage_storage: "M8 7h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9.5 7V4h5v3M10 11v5M14 11v5",
  safe: "M4 4h16v14H4zM7 18v2M17 18v2M12 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 9.5V8M4 8H2.5M4 14H2.5",
  step_free: "M11 6a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 11 6zM11 8v6h5l2.5 5.5M11 10.5h4M9 11.5a5 5 0 1 0 6 6.5",
  business_center: "M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2",
  ev_charging:
    "M5 21V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v16M3.5 21h12M14 11h2a1.5 1.5 0 0 1 1.5 1.5V17a1.5 1.5 0 0 0 3 0V9L18 6.5M10 8l-2 4h3l-2 4",
  terrace: "M3 20V13M21 20V13M3 13h18M3 17h18M8 13v7M12 13v7M16 13v7M12 4a8 8 0 0 1 8 6H4a8 8 0 0 1 8-6zM12 4V2.5",
  ski_storage: "M6 3v15.5a2 2 0 0 1-3 1.7M10 3v15.5a2 2 0 0 1-3 1.7M15 3v17M19 3v17M13.5 17h3M17.5 17h3M14 5h2M18 5h2",
  lift: "M5 3h14v18H5zM12 3v18M8.5 10.5 7 8.5l-.1.1L8.5 6l1.5 2.5zM15.5 13.5 17 16l-1.5 2.5L14 16z",
} as const satisfies Readonly<Record<Amenity, string>>;

/** Beside the amenity's name: never read aloud. */
export const AmenityIcon = ({ amenity }: { readonly amenity: Amenity }) => (
  <svg className={styles.amenityIcon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWINGS[amenity]} />
  </svg>
);
