import { describe, expect, it } from "vitest";
import type { Block, Question, Section, WrittenPage } from "../../src/web/content/page-types.ts";
import { WRITTEN_PAGES } from "../../src/web/content/written-pages.server.ts";
import { plainText } from "../../src/web/present/marked-text.ts";

/** Paragraphs, but for those that a list goes on with. */
const paragraphs = (body: readonly Block[]): readonly string[] =>
  body.filter((block, at): block is string => typeof block === "string" && !isList(body[at + 1]));
const isList = (block: Block | undefined): boolean => typeof block === "object" && "list" in block;
const ofSections = (sections: readonly Section[]): readonly string[] => sections.flatMap(({ body }) => paragraphs(body));
const answers = (questions: readonly Question[]): readonly string[] => questions.map(({ answer }) => answer);

/** The running text of a page: its paragraphs and answers, without lists and tables. */
function proseOf(page: WrittenPage): readonly string[] {
  switch (page.kind) {
    case "destination":
      return [...ofSections([page.overview]), ...(page.byPhone === null ? [] : [page.byPhone]), ...answers(page.questions)];
    case "airline":
      return [...ofSections([page.profile, page.network]), ...page.baggage.notes, page.byPhone, ...answers(page.questions)];
    case "theme":
      return [...ofSections(page.sections), page.formNote, page.byPhone, ...answers(page.questions)];
    case "legal":
      return [...page.inShort, ...ofSections(page.sections)];
    case "about":
      return [page.lead, ...page.offerings.map(({ text }) => text), ...ofSections(page.sections)];
  }
}

describe("the texts of the written pages", () => {
  it("are whole: no paragraph and no answer breaks off", () => {
    const broken = WRITTEN_PAGES.flatMap((page) =>
      proseOf(page)
        .filter((text) => !/[.!?:][”"')]*$/.test(plainText(text)))
        .map((text) => `${page.path}: …${text.slice(-60)}`),
    );
    expect(broken).toEqual([]);
  });
});
