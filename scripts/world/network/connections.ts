/** Airport code to the airports with a nonstop from there. */
type Connections = ReadonlyMap<string, ReadonlySet<string>>;

interface Ends {
  readonly from: { readonly code: string };
  readonly to: { readonly code: string };
}

export function connectionsOf(links: Iterable<Ends>): Connections {
  const connections = new Map<string, Set<string>>();
  const connect = (from: string, to: string): void => {
    connections.set(from, (connections.get(from) ?? new Set()).add(to));
  };
  for (const { from, to } of links) {
    connect(from.code, to.code);
    connect(to.code, from.code);
  }
  return connections;
}

/** Airport code to the fewest flights that lead there from `start` (0 for itself); unreachable ones are absent. */
export function flightsFrom(start: string, connections: Connections): ReadonlyMap<string, number> {
  const flights = new Map([[start, 0]]);
  for (const [airport, count] of flights) {
    for (const next of connections.get(airport) ?? []) if (!flights.has(next)) flights.set(next, count + 1);
  }
  return flights;
}
