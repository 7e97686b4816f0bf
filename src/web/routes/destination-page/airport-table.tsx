import { WrittenTable } from "../../components/written-page/prose.tsx";
import type { DestinationPage } from "../../content/page-types.ts";
import { useMessages } from "../../i18n/messages.tsx";

/** The airports of a city: code, name, and how to get to town. */
export function AirportTable({ airports, city }: { readonly airports: DestinationPage["airports"]; readonly city: string }) {
  const { airportHead, airports: title } = useMessages().pages;
  const rows = airports.map(({ code, name, text }) => [code, `**${name}**\n${text}`]);
  return <WrittenTable table={{ caption: title(city), head: [airportHead.code, airportHead.airport], rows }} isCaptionHidden />;
}
