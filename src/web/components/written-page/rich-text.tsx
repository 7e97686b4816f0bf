import { Fragment } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { textPieces } from "../../present/marked-text.ts";
import { unbroken } from "../../../core/kernel/index.ts";
import { useSite } from "../../present/site.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

/** A text of a written page: its links lead to the page in the reader's language. */
export function RichText({ text }: { readonly text: string }) {
  return textPieces(text).map((piece, at) => {
    if (typeof piece === "string") return <Lines key={at} text={piece} />;
    if ("strong" in piece) return <strong key={at}>{piece.strong}</strong>;
    return (
      <Link key={at} to={piece.to}>
        {piece.words}
      </Link>
    );
  });
}

const Lines = ({ text }: { readonly text: string }) =>
  text.split("\n").map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));

/** Who is told to call or to write can: the number dials and stays in one piece, the address begins a letter. */
function Line({ text }: { readonly text: string }) {
  const { supportPhone, supportEmail } = useSite().brand;
  const phone = unbroken(supportPhone);
  return partsAt(text, [phone, supportEmail]).map((part, at) => {
    if (part === phone) return <PhoneLink key={at} />;
    if (part !== supportEmail) return <Fragment key={at}>{part}</Fragment>;
    return (
      <a key={at} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
    );
  });
}

/** A text taken apart at every place where one of the words stands, with these words among the parts. */
const partsAt = (text: string, words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>(
    (parts, word) => parts.flatMap((part) => part.split(word).flatMap((piece, at) => (at === 0 ? [piece] : [word, piece]))),
    [text],
  );
