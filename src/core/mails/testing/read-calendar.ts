/** An event as somebody's calendar understands it: its properties, and when it starts and ends in UTC. */
interface ReadEvent {
  readonly properties: ReadonlyMap<string, string>;
  /** `2027-03-13T00:30:00Z` */
  readonly start: string;
  readonly end: string;
}

interface Component {
  readonly name: string;
  /** Whole lines by what stands before their colon. */
  readonly properties: ReadonlyMap<string, string>;
  readonly children: readonly Component[];
}

/** Reads a calendar back by its grammar (RFC 5545), its zones by the rules that it brings along. @throws where it breaks the grammar. */
export function readCalendar(file: string): { readonly method: string | undefined; readonly events: readonly ReadEvent[] } {
  if (!file.endsWith("\r\n")) throw new Error("The last line has no end.");
  const lines = file.slice(0, -2).split("\r\n");
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`A line of more than 75 octets: ${long}`);
  const [calendar, rest] = readComponent(lines.join("\r\n").replaceAll("\r\n ", "").split("\r\n"));
  if (rest.length > 0 || calendar.name !== "VCALENDAR") throw new Error("Not one calendar.");
  const zones = calendar.children.filter(({ name }) => name === "VTIMEZONE");
  const events = calendar.children.filter(({ name }) => name === "VEVENT");
  return { method: calendar.properties.get("METHOD"), events: events.map((event) => readEvent(event, zones)) };
}

function readComponent(lines: readonly string[]): readonly [Component, readonly string[]] {
  const name = /^BEGIN:([A-Z]+)$/.exec(lines[0] ?? "")?.[1];
  if (name === undefined) throw new Error(`No beginning: ${lines[0]}`);
  const properties = new Map<string, string>();
  const children: Component[] = [];
  let rest: readonly string[] = lines.slice(1);
  while (rest[0] !== `END:${name}`) {
    const [line = ""] = rest;
    if (line.startsWith("BEGIN:")) {
      const [child, after] = readComponent(rest);
      children.push(child);
      rest = after;
      continue;
    }
    const [, key, value] = /^([A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/u.exec(line) ?? [];
    if (key === undefined || value === undefined || /\p{Cc}/u.test(line)) throw new Error(`Not a property: ${line}`);
    if (properties.has(key)) throw new Error(`Twice: ${key}`);
    properties.set(key, value);
    rest = rest.slice(1);
  }
  return [{ name, properties, children }, rest.slice(1)];
}

const readEvent = (event: Component, zones: readonly Component[]): ReadEvent => ({
  properties: event.properties,
  start: momentOf(event, "DTSTART", zones),
  end: momentOf(event, "DTEND", zones),
});

function momentOf(event: Component, name: string, zones: readonly Component[]): string {
  const [key = "", value = ""] = [...event.properties].find(([each]) => each.split(";")[0] === name) ?? [];
  const zone = /;TZID=(.*)$/.exec(key)?.[1];
  const wall = Date.parse(`${value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, "$1-$2-$3T$4:$5:$6")}Z`);
  if (zone === undefined && !value.endsWith("Z")) throw new Error(`Which clock? ${value}`);
  const offset =
    zone === undefined
      ? 0
      : offsetAt(
          wall,
          zones.find(({ properties }) => properties.get("TZID") === zone),
        );
  return new Date(wall - offset).toISOString().replace(".000Z", "Z");
}

/** Milliseconds from UTC by the latest rule that has begun on that clock. */
function offsetAt(wall: number, zone: Component | undefined): number {
  const rules = (zone?.children ?? []).map(({ properties }) => ({
    from: Date.parse(`${properties.get("DTSTART")?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6")}Z`),
    offset: properties.get("TZOFFSETTO") ?? "",
  }));
  const [rule] = rules.filter(({ from }) => from <= wall).toSorted((a, b) => b.from - a.from);
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(rule?.offset ?? "") ?? [];
  if (sign === undefined) throw new Error("The calendar brings no rule for its zone.");
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
