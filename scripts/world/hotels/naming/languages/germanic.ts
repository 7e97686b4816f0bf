import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const GERMAN: HouseLanguage = {
  groups: [
    group(
      `Linden Birken Ulmen Erlen Eichen Buchen Ahorn Kastanien Hollunder Rosen Lavendel Mühlen Brunnen Brücken Garten Ufer Glocken Laternen
       Schwalben Amsel Lerchen Reiher Eisvogel Fuchs Dachs Hasen Wiesen Weiher Quellen Felsen Nebel Sommer Abend Morgen Sternen Kupfer Silber
       Schiefer Ziegel Leinen Weber Töpfer Gerber Fähr Anker Segel Apfel Birnen Quitten Walnuss Wacholder Ginster Heide Moos`,
      `hof garten haus eck steg blick hain grund tor bogen stube winkel ruh hang bach feld berg gasse turm klause`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1}{2}", "Hotel am {1}{2}", "Haus {1}{2}", "{1}{2} Hotel", "Stadthotel {1}{2}", "Hotel Alter {1}{2}"],
    resort: ["{1}{2} Resort", "Resort {1}{2}", "Kurhaus {1}{2}", "{1}{2} Therme & Hotel"],
    lodge: ["Berghütte {1}{2}", "Almhaus {1}{2}", "Waldhaus {1}{2}"],
    inn: ["Gasthof {1}{2}", "Wirtshaus {1}{2}", "Landgasthof {1}{2}"],
    motel: ["Motel {1}{2}", "Rasthof {1}{2}", "Motel am {1}{2}"],
    aparthotel: ["Apartmenthaus {1}{2}", "Ferienwohnungen {1}{2}", "Apartments {1}{2}"],
    guesthouse: ["Pension {1}{2}", "Gästehaus {1}{2}", "Fremdenzimmer {1}{2}"],
    hostel: ["Hostel {1}{2}", "Jugendherberge {1}{2}", "Herberge {1}{2}"],
  },
  grand: ["Grandhotel {1}{2}", "Palais {1}{2}", "Schlosshotel {1}{2}", "Parkhotel {1}{2}"],
};

/** `Lindenstraße 14` */
export const GERMAN_STREETS: StreetLanguage = {
  words:
    words(`Linden Birken Ulmen Mühlen Brunnen Garten Ufer Schul Bahnhof Markt Kirch Rosen Wiesen Berg Wald Schiller Feld Ziegel Weber Töpfer
    Gerber Brücken Kastanien Ahorn Lerchen Amsel Weinberg Kloster Hafen Post Turm Kapellen Eichen Nelken Flieder`),
  patterns: ["{w}straße", "{w}straße", "{w}weg", "{w}gasse", "{w}allee", "{w}platz"],
  address: "{s} {n}",
  mostNumber: 140,
};
/** The Swiss write no ß. */
export const SWISS_STREETS: StreetLanguage = {
  ...GERMAN_STREETS,
  patterns: ["{w}strasse", "{w}strasse", "{w}weg", "{w}gasse", "{w}platz"],
};

export const DUTCH: HouseLanguage = {
  groups: [
    group(
      `Linde Beuken Wilgen Elzen Molen Brug Gracht Tuin Duin Haven Zeil Anker Klok Lantaarn Reiger Zwaluw Merel IJsvogel Vossen Hazen Appel Peren
       Kersen Klaver Heide Riet Veen Dijk Sluis Toren Weide Wever Pottenbakkers Touwslagers Kandelaar Koper Tegel Zomer Morgen Avond`,
      `hof huis tuin hoek poort zicht rust kade veld stee gaard wal dam berg steeg bocht kamer oord`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1}{2}", "Hotel De {1}{2}", "{1}{2} Hotel", "Stadshotel {1}{2}", "Huize {1}{2}"],
    resort: ["{1}{2} Resort", "Landgoed {1}{2}"],
    lodge: ["Boshuis {1}{2}", "Lodge {1}{2}"],
    inn: ["Herberg {1}{2}", "Logement {1}{2}"],
    motel: ["Motel {1}{2}", "Wegrestaurant {1}{2}"],
    aparthotel: ["Appartementen {1}{2}", "Aparthotel {1}{2}"],
    guesthouse: ["Pension {1}{2}", "Gasthuis {1}{2}"],
    hostel: ["Hostel {1}{2}", "Jeugdherberg {1}{2}"],
  },
  grand: ["Grand Hotel {1}{2}", "Paleis {1}{2}", "Parkhotel {1}{2}"],
};

/** `Lindelaan 14` */
export const DUTCH_STREETS: StreetLanguage = {
  words: words(
    `Linde Beuken Molen Brug Tuin Haven School Station Markt Kerk Rozen Weide Wilgen Toren Kastanje Appel Wever Klooster Duin Sluis`,
  ),
  patterns: ["{w}straat", "{w}straat", "{w}laan", "{w}weg", "{w}plein", "{w}kade"],
  address: "{s} {n}",
  mostNumber: 160,
};

export const NORDIC: HouseLanguage = {
  groups: [
    group(
      `Björk Gran Tall Lind Ask Rönn Al Hassel Ljung Fjäll Skog Strand Vind Måne Sol Sten Berg Å Bäck Hav Vik Mås Svan Trana Lärk Rå Älg Hare
       Räv Blå Röd Silver Koppar Segel Ankar Fyr Kvarn Bro Äppel Körsbär Klöver`,
      `gården huset hagen lunden viken dalen udden backen liden sundet fjorden torpet stugan kullen åsen marken holmen näset`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1}{2}", "{1}{2} Hotel", "Stadshotell {1}{2}", "Hotell {1}{2}"],
    resort: ["{1}{2} Resort", "{1}{2} Spa Hotel"],
    lodge: ["{1}{2} Lodge", "{1}{2} Cabins"],
    inn: ["{1}{2} Inn", "Värdshus {1}{2}"],
    motel: ["{1}{2} Motel", "Motell {1}{2}"],
    aparthotel: ["{1}{2} Apartments", "Lägenheter {1}{2}"],
    guesthouse: ["{1}{2} Guesthouse", "Pensionat {1}{2}"],
    hostel: ["{1}{2} Hostel", "Vandrarhem {1}{2}"],
  },
  grand: ["Grand Hotel {1}{2}", "Palats {1}{2}"],
};

/** `Björkgatan 14` */
export const SWEDISH_STREETS: StreetLanguage = {
  words: words(`Björk Lind Kvarn Strand Skol Station Kyrk Rosen Park Berg Fiskar Vävar Torg Bro Hamn Ek Ask Äppel Sjö Ängs`),
  patterns: ["{w}gatan", "{w}gatan", "{w}vägen", "{w}gränd"],
  address: "{s} {n}",
  mostNumber: 120,
};

const NORSE = group(
  `Bjerke Gran Furu Linde Aske Rogne Hassel Lyng Fjell Skog Strand Vind Måne Sol Stein Bekk Hav Vik Måke Svane Trane Lerke Elg Hare Rev Sølv
   Kobber Seil Anker Fyr Mølle Bro Eple Kirse Kløver`,
  `gården huset hagen lunden viken dalen odden bakken lien sundet tunet stuen kollen åsen marken holmen neset`,
);

/** Norwegian and Danish houses share these words as far as guests can tell. */
export const NORSE_HOUSES: HouseLanguage = {
  ...NORDIC,
  groups: [NORSE],
  patterns: {
    ...NORDIC.patterns,
    hotel: ["Hotel {1}{2}", "{1}{2} Hotel", "Hotellet {1}{2}"],
    inn: ["{1}{2} Kro", "{1}{2} Gjestgiveri"],
    motel: ["{1}{2} Motel", "Motel {1}{2}"],
    aparthotel: ["{1}{2} Apartments", "{1}{2} Leiligheter"],
    guesthouse: ["{1}{2} Guesthouse", "Pensjonat {1}{2}"],
    hostel: ["{1}{2} Hostel", "{1}{2} Vandrerhjem"],
  },
  grand: ["Grand Hotel {1}{2}", "{1}{2} Palé"],
};

const NORSE_WORDS = words(
  `Bjerke Linde Mølle Strand Skole Stasjons Kirke Rose Park Berg Fisker Vever Torg Bro Havne Eke Aske Eple Sjø Eng`,
);
export const NORWEGIAN_STREETS: StreetLanguage = {
  words: NORSE_WORDS,
  patterns: ["{w}veien", "{w}gata"],
  address: "{s} {n}",
  mostNumber: 120,
};
export const DANISH_STREETS: StreetLanguage = {
  words: NORSE_WORDS,
  patterns: ["{w}vej", "{w}gade", "{w}allé"],
  address: "{s} {n}",
  mostNumber: 120,
};
/** Iceland. */
export const ICELANDIC: HouseLanguage = {
  ...NORDIC,
  groups: [
    group(
      `Birki Lyng Fífil Hrafn Lóu Spóa Svana Kríu Lunda Hraun Foss Lækjar Norður Sumar Stjörnu Mána Silfur Stein Bjarg Mosa Jökul Vatns Sól Ægis
       Skipa Reyni`,
      `hús garður holt vellir lundur bær hóll brekka nes hlíð tún borg stofa setur kot bakki`,
    ),
  ],
  patterns: {
    hotel: ["Hótel {1}{2}", "{1}{2} Hotel"],
    resort: ["{1}{2} Resort", "{1}{2} Spa Hotel"],
    lodge: ["{1}{2} Lodge", "Skáli {1}{2}"],
    inn: ["Gistihús {1}{2}", "{1}{2} Inn"],
    motel: ["{1}{2} Motel", "Vegahótel {1}{2}"],
    aparthotel: ["{1}{2} Apartments", "Íbúðir {1}{2}"],
    guesthouse: ["{1}{2} Guesthouse", "Gistiheimili {1}{2}"],
    hostel: ["{1}{2} Hostel", "Farfuglaheimili {1}{2}"],
  },
  grand: ["Grand Hótel {1}{2}", "{1}{2} Palace"],
};
export const ICELANDIC_STREETS: StreetLanguage = {
  words: words(`Birki Lauf Sól Vestur Norður Hafnar Skóla Berg Foss Lækjar Mýrar Stein Rósa Ægis`),
  patterns: ["{w}gata", "{w}vegur", "{w}stígur"],
  address: "{s} {n}",
  mostNumber: 90,
};

export const FINNISH: HouseLanguage = {
  groups: [
    group(
      `Koivu Kuusi Honka Pihlaja Haapa Leppä Kataja Kanerva Lumi Tähti Kuu Meri Järvi Joki Koski Saari Niemi Ranta Metsä Kivi Kaarna Kurki
       Joutsen Kettu Hirvi Karhu Purje Ankkuri Majakka Mylly Omena Kirsikka Apila`,
      `la piha talo mäki lahti ranta salmi pelto kallio lehto tupa rinne harju laakso silta`,
    ),
  ],
  patterns: {
    hotel: ["Hotelli {1}{2}", "{1}{2} Hotel"],
    resort: ["{1}{2} Resort", "{1}{2} Kylpylä"],
    lodge: ["{1}{2} Lodge", "{1}{2} Mökit"],
    inn: ["{1}{2} Majatalo", "Kievari {1}{2}"],
    motel: ["Motelli {1}{2}"],
    aparthotel: ["{1}{2} Apartments", "Huoneistot {1}{2}"],
    guesthouse: ["Vierastalo {1}{2}", "{1}{2} Guesthouse"],
    hostel: ["{1}{2} Hostel", "Retkeilymaja {1}{2}"],
  },
  grand: ["Grand Hotel {1}{2}", "Kartano {1}{2}"],
};
export const FINNISH_STREETS: StreetLanguage = {
  words: words(
    `Koivu Pihlaja Mylly Ranta Koulu Asema Kirkko Ruusu Puisto Kallio Kalastajan Kutojan Tori Silta Satama Tammi Omena Järvi Niitty`,
  ),
  patterns: ["{w}katu", "{w}katu", "{w}tie", "{w}kuja"],
  address: "{s} {n}",
  mostNumber: 100,
};
