import { useEffect } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { Picture } from "./gallery.tsx";
import styles from "./gallery.module.css";
import { stepPicture } from "./step-picture.ts";

interface PictureViewerProps {
  readonly title: string;
  readonly pictures: readonly Picture[];
  /** Index of the picture that is shown large; null while none is. */
  readonly shown: number | null;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture large: arrow keys, two buttons and the small pictures lead to the others. */
export function PictureViewer({ title, pictures, shown, onShow, onClose }: PictureViewerProps) {
  const { gallery } = useMessages().hotelDetails;
  const picture = shown === null ? undefined : pictures[shown];
  const step = (key: string): void => {
    const next = shown === null ? null : stepPicture(shown, key, pictures.length);
    if (next !== null) onShow(next);
  };
  useKeys(picture !== undefined, step);
  return (
    <Dialog isOpen={picture !== undefined} onClose={onClose} title={title} closeLabel={gallery.close}>
      {picture && (
        <div className={styles.viewer}>
          <figure className={styles.large}>
            <img src={picture.src} alt={picture.alt} width={640} height={480} />
            <figcaption aria-live="polite">
              <b>{picture.name}</b> {gallery.caption}, {gallery.position((shown ?? 0) + 1, pictures.length)}
            </figcaption>
          </figure>
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

/** The arrow keys work wherever the focus is in the window. */
function useKeys(isOpen: boolean, step: (key: string) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key }: KeyboardEvent): void => step(key);
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOpen, step]);
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
