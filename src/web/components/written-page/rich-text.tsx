import { Fragment } from "react";
import { Link } from "../../i18n/navigation.tsx";
import { textPieces } from "../../present/marked-text.ts";

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
      {line}
    </Fragment>
  ));
