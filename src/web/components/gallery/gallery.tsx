import { useRef } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { useHydrated } from "../../present/hydrated.ts";
import styles from "./gallery.module.css";
import { useOpenPicture } from "./open-picture.tsx";
import { PictureViewer } from "./picture-viewer.tsx";

/** A drawn picture, 4 to 3. */
export interface Picture {
  readonly src: string;
  /** What is drawn. */
  readonly alt: string;
  /** What it is of, in a word: `Room`. */
  readonly name: string;
}

interface GalleryProps {
  /** Whose pictures they are. */
  readonly title: string;
  readonly pictures: readonly Picture[];
  /** How many more are on their way: their places are kept. */
  readonly awaited?: number;
}

/** Figures side by side, the first one large; on phones a row that is swiped. With scripts each opens large, with the others one key or swipe away. */
export function Gallery({ title, pictures, awaited = 0 }: GalleryProps) {
  const { gallery } = useMessages().hotelDetails;
  const isLive = useHydrated();
  const [open, setOpen] = useOpenPicture();
  const placeOf = (picture: string | undefined): number => pictures.findIndex(({ src }) => src === picture);
  const shown = placeOf(open?.shown);
  const section = useRef<HTMLElement>(null);
  const show = (index: number): void => {
    const picture = pictures[index];
    if (open && picture) setOpen({ ...open, shown: picture.src });
  };
  const close = (): void => {
    setOpen(null);
    focusIfLost(section.current?.querySelectorAll<HTMLElement>("figure > button")[placeOf(open?.from)]);
  };
  return (
    <section ref={section} aria-label={gallery.label}>
      <div className={styles.mosaic}>
        {pictures.map(({ src, alt, name }, index) => (
          <figure key={src}>
            <img src={src} alt={alt} width={640} height={480} fetchPriority={index === 0 ? "high" : "auto"} />
            <figcaption>
              {index === 0 ? gallery.caption : name}
              <span className={styles.position}>, {gallery.position(index + 1, pictures.length + awaited)}</span>
            </figcaption>
            {isLive ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={gallery.open(alt)}
                onClick={() => setOpen({ shown: src, from: src })}
              />
            ) : (
              <a href={src} aria-label={gallery.open(alt)} />
            )}
          </figure>
        ))}
        {Array.from({ length: awaited }, (_, place) => (
          <figure key={place} aria-hidden="true" />
        ))}
      </div>
      <p className={styles.note}>{gallery.note}</p>
      <PictureViewer title={title} pictures={pictures} shown={shown < 0 ? null : shown} onShow={show} onClose={close} />
    </section>
  );
}

/** The button that opened a picture may have gone with the gallery before this one: then nothing on the page has the focus once it is closed. */
function focusIfLost(button: HTMLElement | undefined): void {
  if (document.activeElement === document.body || document.activeElement?.closest("dialog")) button?.focus();
}
