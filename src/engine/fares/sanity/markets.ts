/** Which airlines of the small world fly a market nonstop: places in its list. */
const CROWD = [0, 1, 3, 4];
const NETWORKS_AND_ONE = [0, 1, 4];
const NETWORKS = [0, 1];
const NETWORKS_AND_LEISURE = [0, 1, 2];

type Range = readonly [low: number, high: number];

/** What a traveler would take for granted: US dollars one way, economy, taxes in, four weeks ahead on a plain September day. */
export interface SaneMarket {
  readonly from: string;
  readonly to: string;
  readonly airlines: readonly number[];
  /** The cheapest price of the first page of results, and the median of the page. */
  readonly cheapest: Range;
  readonly median: Range;
}

type Row = readonly [
  market: string,
  airlines: readonly number[],
  cheapestLow: number,
  cheapestHigh: number,
  medianLow: number,
  medianHigh: number,
];

/** Judged by hand from what such tickets usually cost; wide on purpose. */
const ROWS: readonly Row[] = [
  ["JFK LAX", CROWD, 110, 180, 120, 350],
  ["JFK BOS", NETWORKS_AND_ONE, 55, 130, 65, 190],
  ["LAX SFO", CROWD, 45, 110, 55, 180],
  ["JFK MIA", CROWD, 70, 160, 85, 260],
  ["ORD LAX", CROWD, 80, 180, 95, 300],
  ["JFK ORD", CROWD, 60, 150, 75, 240],
  ["SFO SEA", NETWORKS_AND_ONE, 60, 150, 75, 230],
  ["LAX LAS", CROWD, 40, 105, 50, 170],
  ["DEN LAS", CROWD, 50, 120, 60, 190],
  ["ATL MCO", CROWD, 45, 130, 60, 200],
  ["DFW DEN", CROWD, 55, 150, 75, 230],
  ["LAX HNL", NETWORKS_AND_ONE, 115, 280, 150, 420],
  ["JFK SJU", CROWD, 90, 220, 120, 320],
  ["SEA ANC", NETWORKS, 110, 230, 130, 330],
  ["JFK YYZ", NETWORKS, 90, 240, 120, 330],
  ["YYZ YVR", NETWORKS_AND_ONE, 120, 270, 140, 380],
  ["JFK CUN", CROWD, 120, 260, 140, 380],
  ["LAX MEX", CROWD, 110, 260, 130, 360],
  ["MIA BOG", CROWD, 100, 240, 120, 330],
  ["JFK BOG", NETWORKS_AND_ONE, 150, 310, 170, 430],
  ["MIA LIM", NETWORKS, 170, 360, 190, 460],
  ["JFK GRU", NETWORKS, 300, 600, 320, 800],
  ["MIA EZE", NETWORKS, 290, 620, 310, 800],
  ["MIA SCL", NETWORKS, 240, 600, 270, 800],
  ["BOG MDE", NETWORKS_AND_ONE, 30, 85, 35, 130],
  ["GRU GIG", NETWORKS_AND_ONE, 35, 110, 45, 180],
  ["LIM SCL", NETWORKS_AND_ONE, 100, 240, 120, 330],
  ["EZE GRU", NETWORKS_AND_ONE, 120, 280, 140, 380],
  ["GRU LIS", NETWORKS, 300, 620, 330, 850],
  ["MAD BOG", NETWORKS, 290, 620, 310, 800],
  ["JFK LHR", NETWORKS, 190, 480, 210, 580],
  ["LHR JFK", NETWORKS, 280, 580, 300, 680],
  ["JFK CDG", NETWORKS_AND_LEISURE, 190, 480, 210, 580],
  ["BOS DUB", NETWORKS, 180, 430, 200, 560],
  ["JFK LIS", NETWORKS, 190, 450, 210, 580],
  ["JFK FCO", NETWORKS_AND_LEISURE, 210, 520, 230, 640],
  ["LAX LHR", NETWORKS, 270, 620, 300, 780],
  ["YYZ LHR", NETWORKS_AND_LEISURE, 210, 520, 230, 640],
  ["JFK IST", NETWORKS, 270, 620, 300, 780],
  ["LHR BCN", CROWD, 45, 130, 60, 220],
  ["LHR EDI", NETWORKS_AND_ONE, 45, 130, 50, 190],
  ["LHR DUB", NETWORKS_AND_ONE, 40, 120, 50, 190],
  ["CDG NCE", NETWORKS_AND_ONE, 45, 130, 50, 200],
  ["MAD BCN", NETWORKS_AND_ONE, 30, 110, 40, 170],
  ["FRA BER", NETWORKS, 70, 190, 80, 240],
  ["BER ATH", NETWORKS_AND_ONE, 70, 180, 80, 260],
  ["FCO CDG", CROWD, 45, 150, 60, 220],
  ["OSL LHR", NETWORKS, 70, 190, 80, 260],
  ["LHR RAK", NETWORKS_AND_ONE, 65, 200, 80, 280],
  ["LHR IST", NETWORKS_AND_ONE, 90, 260, 110, 350],
  ["LHR DXB", NETWORKS, 210, 480, 230, 600],
  ["DXB BOM", NETWORKS_AND_ONE, 80, 220, 95, 300],
  ["CAI DXB", NETWORKS_AND_ONE, 100, 280, 120, 360],
  ["DEL BOM", CROWD, 30, 100, 40, 150],
  ["LHR DEL", NETWORKS, 280, 620, 320, 800],
  ["JFK DEL", NETWORKS, 400, 850, 430, 1000],
  ["LHR BKK", NETWORKS, 380, 800, 410, 950],
  ["LHR SIN", NETWORKS, 400, 850, 430, 1000],
  ["SIN BKK", CROWD, 50, 160, 65, 230],
  ["SIN CGK", CROWD, 50, 160, 65, 220],
  ["CGK DPS", CROWD, 40, 130, 45, 180],
  ["HKG BKK", CROWD, 75, 230, 90, 300],
  ["PEK PVG", NETWORKS, 50, 170, 65, 220],
  ["HND CTS", CROWD, 50, 160, 60, 220],
  ["ICN HND", CROWD, 70, 220, 85, 300],
  ["JFK HND", NETWORKS, 380, 850, 410, 1050],
  ["LAX HND", NETWORKS, 340, 760, 370, 950],
  ["LAX PVG", NETWORKS, 370, 780, 400, 1000],
  ["SYD MEL", CROWD, 45, 140, 60, 210],
  ["SYD AKL", NETWORKS_AND_ONE, 150, 330, 170, 420],
  ["LAX SYD", NETWORKS, 450, 950, 480, 1150],
  ["SYD SIN", NETWORKS_AND_ONE, 220, 500, 250, 650],
  ["DEL SIN", NETWORKS_AND_ONE, 110, 320, 130, 420],
  ["JNB CPT", CROWD, 45, 130, 55, 190],
  ["LHR JNB", NETWORKS, 400, 850, 430, 1050],
  ["LHR LOS", NETWORKS, 380, 800, 400, 950],
  ["NBO JNB", NETWORKS, 170, 430, 190, 560],
];

export const SANE_MARKETS: readonly SaneMarket[] = ROWS.map(([market, airlines, ...range]) => {
  const [from, to] = [market.slice(0, 3), market.slice(4)];
  return { from, to, airlines, cheapest: [range[0], range[1]], median: [range[2], range[3]] };
});
