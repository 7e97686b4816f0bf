import { useEffect } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Picture } from "./gallery.tsx";
import styles from "./gallery.module.css";
import { stepPicture } from "./step-picture.ts";
import { useRowInStep } from "./use-row-in-step.ts";

interface PictureViewerProps {
  readonly title: string;
  readonly pictures: readonly Picture[];
  /** Index of the picture that is shown large; null while none is. */
  readonly shown: number | null;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture as large as the window lets it be: a swipe, arrow keys, two buttons and the small pictures lead to the others. */
export function PictureViewer({ title, pictures, shown, onShow, onClose }: PictureViewerProps) {
  const { gallery } = useMessages().hotelDetails;
  const picture = shown === null ? undefined : pictures[shown];
  const step = (key: string): boolean => {
    const next = shown === null ? null : stepPicture(shown, key, pictures.length);
    if (next !== null) onShow(next);
    return next !== null;
  };
  useKeys(picture !== undefined, step);
  return (
    <Dialog kind="full" isOpen={picture !== undefined} onClose={onClose} title={title} closeLabel={gallery.close}>
      {picture && shown !== null && (
        <div className={styles.viewer}>
          <LargePictures pictures={pictures} shown={shown} onShow={onShow} />
          <p className={styles.told} aria-live="polite">
            <b>{picture.name}</b> {gallery.caption}, {gallery.position(shown + 1, pictures.length)}
          </p>
          <div className={styles.steps}>
            <Button size="icon" aria-label={gallery.previous} onClick={() => step("ArrowLeft")}>
              <Icon name="left" />
            </Button>
            <Thumbnails pictures={pictures} shown={shown} onShow={onShow} />
            <Button size="icon" aria-label={gallery.next} onClick={() => step("ArrowRight")}>
              <Icon name="right" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The arrow keys work wherever the focus is in the window, and then scroll nothing beside. @param step whether a key led to a picture. */
function useKeys(isOpen: boolean, step: (key: string) => boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isForBrowser = event.altKey || event.ctrlKey || event.metaKey;
      if (!isForBrowser && step(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOpen, step]);
}

/** All of them in a row, of which the window shows one. */
function LargePictures({ pictures, shown, onShow }: Pick<PictureViewerProps, "pictures" | "onShow"> & { readonly shown: number }) {
  const { gallery } = useMessages().hotelDetails;
  const row = useRowInStep(shown, onShow);
  return (
    <ul ref={row} className={styles.large} aria-label={gallery.label}>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} width={640} height={480} />
        </li>
      ))}
    </ul>
  );
}

function Thumbnails({ pictures, shown, onShow }: Pick<PictureViewerProps, "pictures" | "shown" | "onShow">) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map(({ src, alt }, index) => (
        <li key={src}>
          <button type="button" aria-current={index === shown} onClick={() => onShow(index)}>
            <img src={src} alt={alt} width={640} height={480} />
          </button>
        </li>
      ))}
    </ul>
  );
}
