import { describe, expect, it } from "vitest";
import { placeNames } from "../../suggest/index.ts";
import { createHotelSuggester } from "./index.ts";
import { citiesOfCodes, smallCities } from "./testing/small-cities.ts";
import { suggestedHotels } from "./testing/suggested-hotels.ts";

const suggester = createHotelSuggester(suggestedHotels([...smallCities, ...citiesOfCodes]), placeNames);
const textsFor = (keyword: string, limit = 10) => suggester.suggest(keyword, limit).map(({ text }) => text);
const firstFor = (keyword: string) => textsFor(keyword, 1)[0];
const findText = (text: string) => suggester.find(text)?.text ?? null;

describe("suggest", () => {
  it.each([
    ["seattle", "Seattle, Washington"],
    ["SEATTLE", "Seattle, Washington"],
    ["seat", "Seattle, Washington"],
    ["seattle wa", "Seattle, Washington"],
    ["SEA", "Seattle, Washington"],
    ["nyc", "New York, New York"],
    ["york new", "New York, New York"],
    ["nueva york", "New York, New York"],
    ["big apple", "New York, New York"],
    ["brujas", "Bruges, Belgium"],
    ["muenchen", "Munich, Germany"],
    ["sao paulo", "São Paulo, Brazil"],
    ["São Paulo", "São Paulo, Brazil"],
    ["paris", "Paris, France"],
    ["paris tx", "Paris, Texas"],
    ["paris texas", "Paris, Texas"],
    ["paris france", "Paris, France"],
    ["london ontario", "London, Ontario"],
    ["portland", "Portland, Oregon"],
    ["portland maine", "Portland, Maine"],
    ["goa", "Goa, India"],
    ["hotels in paris", "Paris, France"],
    ["london hotel", "London, United Kingdom"],
    ["munich downtown", "Munich, Germany"],
    ["germany", "Munich, Germany"],
    ["alemania", "Munich, Germany"],
  ])("offers the city that %j means first", (keyword, text) => {
    expect(firstFor(keyword)).toBe(text);
  });

  it.each([
    ["space needle", "Space Needle, Seattle"],
    ["needle", "Space Needle, Seattle"],
    ["space needle seattle", "Space Needle, Seattle"],
    ["seattle needle space", "Space Needle, Seattle"],
    ["kennedy", "JFK-John F. Kennedy International Airport"],
    ["jfk", "JFK-John F. Kennedy International Airport"],
    ["seattle airport", "SEA-Seattle-Tacoma International Airport"],
    ["aeropuerto nueva york", "JFK-John F. Kennedy International Airport"],
    ["new york newark", "EWR-Newark Liberty International Airport"],
    ["seattle capitol hill", "Capitol Hill, Seattle"],
    ["capitol hill denver", "Capitol Hill, Denver"],
    ["denver cap", "Capitol Hill, Denver"],
    ["marais", "Le Marais, Paris"],
    ["st germain", "Saint-Germain-des-Prés, Paris"],
    ["saint-germain-des-pres", "Saint-Germain-des-Prés, Paris"],
    ["downtown seattle washington", "Downtown, Seattle"],
  ])("offers the airport, landmark or district that %j means first", (keyword, text) => {
    expect(firstFor(keyword)).toBe(text);
  });

  it.each([
    ["cedar sound", "Cedar & Sound House, Paris"],
    ["sound cedar seattle", "Cedar & Sound House, Seattle"],
    ["cedar hou texas", "Cedar & Sound House, Paris, Texas"],
    ["hotel des etoiles", "Hôtel des Étoiles, Paris"],
    ["estrellas etoiles", undefined],
    ["maison st honore", "Maison Saint-Honoré, Paris"],
    ["juniper lodge", "Juniper Lodge, Seattle"],
    ["marigold", "Marigold, Los Angeles"],
  ])("offers the hotel that %j names", (keyword, text) => {
    expect(firstFor(keyword)).toBe(text);
  });

  it.each([
    ["seatle", "Seattle, Washington"],
    ["saettle", "Seattle, Washington"],
    ["nueva yorj", "New York, New York"],
    ["lodnon", "London, United Kingdom"],
    ["space nedle", "Space Needle, Seattle"],
    ["kenedy", "JFK-John F. Kennedy International Airport"],
  ])("forgives %j", (keyword, text) => {
    expect(firstFor(keyword)).toBe(text);
  });

  it("offers the place first whose name or text was written, with or without its country", () => {
    const districts = [{ name: "Newmarket", latitude: 1, longitude: 1 }];
    const auckland = { name: "Auckland", country: "NZ", codes: ["AKL"], districts };
    const beach = {
      name: "Panama City Beach",
      region: "Florida",
      districts: [{ ...districts[0], name: "Panama City", latitude: 1, longitude: 1 }],
    };
    const { suggest } = createHotelSuggester(suggestedHotels([beach, { name: "Panama City", country: "PA" }, auckland]), placeNames);
    for (const text of ["Auckland, New Zealand", "auckland new zealand", "hotels in auckland, nz"]) {
      expect(suggest(text, 2)[0]?.text).toBe("Auckland, New Zealand");
    }
    expect(suggest("Panama City, Panama", 2)[0]?.text).toBe("Panama City, Panama");
  });

  it("offers the place first whose text was pasted, also in Spanish, whatever else begins so", () => {
    const square = [{ name: "Times Square", latitude: 1, longitude: 2 }];
    const center = [{ name: "City center", latitude: 3, longitude: 4 }];
    const uptown = {
      name: "Uptown",
      region: "Ohio",
      landmarks: [...square, { ...square[0], name: "Centre Icarus", latitude: 1, longitude: 1 }],
    };
    const towns = [
      { ...uptown, districts: square },
      { name: "Ica", country: "PE", districts: center },
    ];
    const { suggest } = createHotelSuggester(suggestedHotels(towns), placeNames);
    expect(suggest("Times Square, Uptown, Ohio", 2)[0]).toMatchObject({ kind: "neighbourhood", text: "Times Square, Uptown, Ohio" });
    expect(suggest("Centro, Ica", 2)[0]?.text).toBe("City center, Ica");
  });

  it("offers cities, then airports and landmarks, then districts, then hotels", () => {
    const point = { name: "Harbor", latitude: 0, longitude: 0 };
    const [landmarks, districts] = [[{ ...point, name: "Harbor Light" }], [{ ...point, name: "Harbor Side" }]];
    const town = {
      name: "Bergen",
      airports: [{ ...point, name: "Harbor Field", code: "HRB" }],
      landmarks,
      districts,
      hotelNames: ["Harbor"],
    };
    const { suggest } = createHotelSuggester(suggestedHotels([town, { name: "Harbor Springs" }]), placeNames);
    expect(suggest("harbor", 9).map(({ kind }) => kind)).toEqual(["city", "airport", "landmark", "neighbourhood", "hotel"]);
  });

  it("offers districts of one name by the standing of their cities", () => {
    expect(textsFor("soho")).toEqual(["SoHo, New York", "Soho, London"]);
    expect(textsFor("downtown")).toEqual(["Downtown, New York", "Downtown, Seattle", "Downtown, Denver"]);
  });

  it("offers what is in a city that is named whole, and nothing of the sort for the beginning of a name", () => {
    expect(textsFor("seattle")).toEqual([
      "Seattle, Washington",
      "SEA-Seattle-Tacoma International Airport",
      "BFI-King County International Airport",
      "Space Needle, Seattle",
      "Pike Place Market, Seattle",
      "Downtown, Seattle",
      "Capitol Hill, Seattle",
      "Ballard, Seattle",
    ]);
    expect(textsFor("seattl")).toEqual(["Seattle, Washington", "SEA-Seattle-Tacoma International Airport"]);
  });

  it("offers hotels with the words as they were typed first", () => {
    const hotelNames = ["Linden & Cedar House", "Cedar & Linden House"];
    const { suggest } = createHotelSuggester(suggestedHotels([{ hotelNames }]), placeNames);
    expect(suggest("cedar linden", 9).map(({ name }) => name)).toEqual(hotelNames.toReversed());
    expect(suggest("house linden", 9).map(({ name }) => name)).toEqual(hotelNames);
  });

  it("offers a hotel whose whole name is typed before longer names in better known cities", () => {
    const [city, town] = [{ population: 9_000_000, hotelNames: ["Cedar Linden House"] }, { hotelNames: ["Cedar Linden"] }];
    const { suggest } = createHotelSuggester(suggestedHotels([city, town]), placeNames);
    expect(suggest("cedar linden", 9).map(({ name }) => name)).toEqual(["Cedar Linden", "Cedar Linden House"]);
  });

  it("tells two districts of one name in one city apart by what there is to say of them", () => {
    const old = { name: "Old Town", latitude: 10, longitude: 20 };
    const { suggest } = createHotelSuggester(suggestedHotels([{ name: "Twintown", region: "Ohio", districts: [old, old] }]), placeNames);
    expect(suggest("old town", 9).map(({ text }) => text)).toEqual(["Old Town, Twintown", "Old Town, Twintown, Ohio"]);
  });

  it("lists none twice where it leaves out what nothing is called", () => {
    const texts = textsFor("midtown seattle");
    expect(texts.slice(0, 2)).toEqual(["Seattle, Washington", "SEA-Seattle-Tacoma International Airport"]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("understands what a Spanish page calls a part of a city", () => {
    expect([textsFor("centro seattle"), textsFor("centro de seat")]).toEqual([["Downtown, Seattle"], ["Downtown, Seattle"]]);
    expect(["Centro, Seattle", "centro nueva york", "Centro de Denver", "Centro"].map(findText)).toEqual([
      "Downtown, Seattle",
      "Downtown, New York",
      "Downtown, Denver",
      null,
    ]);
  });

  it("lists an airport of two cities once, with the city that stands higher", () => {
    expect(textsFor("newark")).toEqual(["Newark, New Jersey", "EWR-Newark Liberty International Airport"]);
    expect(suggester.find("EWR")?.city).toBe("New York");
  });

  it("offers nothing for nothing, and no more than is wanted", () => {
    expect(["", "  ", "🛏️", "\uD800", "qqqq wwww"].map((keyword) => textsFor(keyword))).toEqual([[], [], [], [], []]);
    expect([textsFor("paris", 0), textsFor("paris", -1), textsFor("paris", 1)]).toEqual([[], [], ["Paris, France"]]);
  });

  it("tells all about a place", () => {
    expect(suggester.suggest("space needle", 1)).toEqual([
      {
        kind: "landmark",
        text: "Space Needle, Seattle",
        name: "Space Needle",
        city: "Seattle",
        country: "US",
        latitude: 10,
        longitude: 20,
        zone: "America/Los_Angeles",
        hotelId: null,
      },
    ]);
    expect(suggester.suggest("juniper lodge", 1)).toMatchObject([{ kind: "hotel", name: "Juniper Lodge", hotelId: "5809844-5" }]);
  });
});

describe("find", () => {
  it.each([
    ["Seattle, Washington", "Seattle, Washington"],
    ["seattle washington", "Seattle, Washington"],
    ["SAO PAULO, brazil", "São Paulo, Brazil"],
    ["SEA-Seattle-Tacoma International Airport", "SEA-Seattle-Tacoma International Airport"],
    ["capitol hill, denver", "Capitol Hill, Denver"],
    ["SPACE NEEDLE, SEATTLE", "Space Needle, Seattle"],
    ["cedar & sound house, seattle", "Cedar & Sound House, Seattle"],
    ["Capitol Hill", null],
    ["Nowhere, Washington", null],
    ["", null],
    ["__proto__", null],
  ])("knows %j by the text of a place: %j", (text, found) => {
    expect(findText(text)).toBe(found);
  });

  it.each([
    ["SEA-Seattle", "Seattle, Washington"],
    ["sea-seattle", "Seattle, Washington"],
    ["SEA-Emerald City", "Seattle, Washington"],
    ["SEA", "SEA-Seattle-Tacoma International Airport"],
    ["sea", "SEA-Seattle-Tacoma International Airport"],
    ["SEA-Seattle Airport", "SEA-Seattle-Tacoma International Airport"],
    ["BFI-Seattle", "BFI-King County International Airport"],
    [" NYC-New York ", "New York, New York"],
    ["NYC", "New York, New York"],
    ["nyc", "New York, New York"],
    ["JFK-New York", "JFK-John F. Kennedy International Airport"],
    ["JFK", "JFK-John F. Kennedy International Airport"],
    ["BWI-Baltimore", "Baltimore, Maryland"],
    ["BWI-Washington", "BWI-Thurgood Marshall Airport"],
    ["YQR-Regina", "Regina, Saskatchewan"],
    ["YQR", "YQR-Regina Airport"],
    ["GOA", "Goa, India"],
    ["GOA-Genoa", "Genoa, Italy"],
    ["MAN", "MAN-Manchester Airport"],
    ["Man", "Man, Côte d'Ivoire"],
    ["THE", "THE-Teresina Airport"],
    ["the", null],
    ["ZZZ-Seattle", null],
    ["ZZZ", null],
    ["Los-Angeles", "Los Angeles, California"],
  ])("knows what the code in %j means: %j", (text, found) => {
    expect(findText(text)).toBe(found);
  });

  it("keeps namesakes apart", () => {
    expect(textsFor("paris", 2)).toEqual(["Paris, France", "Paris, Texas"]);
    expect(textsFor("springfield", 2)).toEqual(["Springfield, Missouri", "Springfield, Missouri, United States"]);
    expect(textsFor("quill")).toEqual(["The Quill, London", "The Quill, London, Ontario"]);
    expect(textsFor("cedar sound", 3)).toEqual([
      "Cedar & Sound House, Paris",
      "Cedar & Sound House, Seattle",
      "Cedar & Sound House, Paris, Texas",
    ]);
    expect(textsFor("harbor steps")).toEqual(["Harbor Steps Inn, Seattle", "Harbor Steps Inn, Seattle, 4 Pine Street"]);
    expect(textsFor("elm")).toEqual(["Elm, Springfield", "Elm, Springfield, Missouri"]);
  });

  it("keeps a hotel and the district that it is called after apart", () => {
    expect(suggester.find("Capitol Hill, Seattle")).toMatchObject({ kind: "neighbourhood" });
    expect(suggester.find("Capitol Hill, Seattle, 4 Main Street")).toMatchObject({ kind: "hotel" });
  });

  it("refuses a world whose names are longer than any text, instead of looking for a free one for ever", () => {
    const name = "Llanfair".repeat(40);
    const { find } = createHotelSuggester(suggestedHotels([{ name }, { name }]), placeNames);
    expect(() => find(name)).toThrow(RangeError);
  });

  it("keeps a landmark and the district that is called after it apart", () => {
    const square = [{ name: "Times Square", latitude: 1, longitude: 2 }];
    const town = { name: "Uptown", region: "Ohio", landmarks: square, districts: square };
    const places = createHotelSuggester(suggestedHotels([town]), placeNames).suggest("times square", 9);
    expect(places.map(({ kind, text }) => [kind, text])).toEqual([
      ["landmark", "Times Square, Uptown"],
      ["neighbourhood", "Times Square, Uptown, Ohio"],
    ]);
  });

  it.each(["lorem, ipsum ", "Seattle, ", "(((", ",", "\u0301", "🛏️", "\uDC00", "\u202E\u05D0", "a "])(
    "answers 100,000 characters of %j, and suggests what their beginning means",
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(suggester.find(text)).toBeNull();
      expect(textsFor(text)).toEqual(textsFor(text.slice(0, 1000)));
    },
  );
});
