import { expect, it } from "vitest";
import { renderStatic, textOf } from "../../../../tests/support/render.tsx";
import { en } from "../../i18n/en/index.ts";
import { FaultsNotice } from "./faults-notice.tsx";

const { title, none, several } = en.results.faults;

const noticeOf = (sentences: readonly string[]): string =>
  renderStatic(<FaultsNotice title={title} sentences={sentences} blank={none} />, "/search-results");

it("says the one thing that is wrong as the message itself", () => {
  const html = noticeOf(["Choose a departure date."]);
  expect(html).toContain("<h2>Choose a departure date.</h2>");
  expect(html).not.toContain("<li>");
});

it("counts several things and lists each of them alike", () => {
  const html = noticeOf(["Choose where you are flying to.", "Choose a departure date."]);
  expect(html).toContain(`<h2>${several(2)}</h2>`);
  expect(html).toContain("<li>Choose where you are flying to.</li><li>Choose a departure date.</li>");
});

it("invites to search where nothing was asked", () => {
  const html = noticeOf([]);
  expect(textOf(html)).toContain(none.title);
  expect(html).not.toContain("<h2");
});
