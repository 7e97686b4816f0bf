import type { Block, Section, Table } from "../../content/page-types.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./prose.module.css";

/** Headed sections of a written page, one after the other. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map((section) => (
    <section key={section.heading}>
      <h2>{section.heading}</h2>
      <Blocks body={section.body} />
    </section>
  ));
}

/** Paragraphs, lists, steps, notes and tables. */
export function Blocks({ body }: { readonly body: readonly Block[] }) {
  return body.map((block, at) => <OneBlock key={at} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ("note" in block) {
    return (
      <p className={styles.note}>
        <RichText text={block.note} />
      </p>
    );
  }
  if ("table" in block) return <WrittenTable table={block.table} />;
  if ("list" in block) return <ul className={styles.list}>{items(block.list)}</ul>;
  if ("steps" in block) return <ol className={styles.list}>{items(block.steps)}</ol>;
  throw new Error("A list of policies must be filled in before it is shown.");
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <RichText text={text} />
    </li>
  ));

interface WrittenTableProps {
  readonly table: Table;
  /** A heading above it says the same. */
  readonly isCaptionHidden?: boolean;
}

/** A table whose rows become cards of their own where there is no room for columns. */
export function WrittenTable({ table: { caption, head, rows }, isCaptionHidden = false }: WrittenTableProps) {
  return (
    <table className={styles.table}>
      <caption className={isCaptionHidden ? "sr" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...rest]) => (
          <tr key={`${first} ${rest.join(" ")}`}>
            <th scope="row">
              <RichText text={first} />
            </th>
            {rest.map((cell, at) => (
              <td key={at} data-head={head.length > 2 ? head[at + 1] : undefined}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
