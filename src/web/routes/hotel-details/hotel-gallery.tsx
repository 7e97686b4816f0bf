import { type HotelProfile, picturePath, viewsOf } from "../../../core/hotels/index.ts";
import { hourOf } from "../../art/hotels/plan-picture.ts";
import { Gallery } from "../../components/gallery/gallery.tsx";
import { useMessages } from "../../i18n/messages.tsx";

/** The drawings of a hotel, each with words for what is drawn. */
export function HotelGallery({ hotel: { id, name, look } }: { readonly hotel: HotelProfile }) {
  const { names, alts } = useMessages().hotelDetails.gallery;
  const pictures = viewsOf(look).map((view) => {
    const hour = hourOf(look, view);
    return { src: picturePath(id, view), alt: alts[view](look, hour), name: names[view](hour) };
  });
  return <Gallery title={name} pictures={pictures} />;
}
