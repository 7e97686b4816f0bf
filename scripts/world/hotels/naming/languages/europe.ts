import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const GREEK: HouseLanguage = {
  groups: [
    group(
      `Elia Thalassa Aeras Fengari Iliachtida Pelagos Ammos Kochyli Votsalo Meltemi Anemos Kyma Achtida Avra Ormos Faros Mylos Pigi Krini Avli
       Kipos Ampelos Leventa Vasilikos Thymari Rigani Kyparissi Pefko Amygdalia Lemonia Portokalia Chelidoni Gerani Pelargos Asteria Selini
       Galini Orizontas Aigli`,
      `Court Terrace Garden Blue White Stone Steps Arch Yard Light View Nest Well Mill Bay Pines Olives Vines`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort"],
    lodge: ["{1} {2} Lodge", "{1} {2} Mountain House"],
    inn: ["{1} {2} Inn", "Xenonas {1} {2}"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Studios"],
    guesthouse: ["{1} {2} Guesthouse", "Domatia {1} {2}", "Villa {1} {2}"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}", "Archontiko {1} {2}"],
};
export const GREEK_STREETS: StreetLanguage = {
  words:
    words(`Elaion Kyparission Ampelon Pigis Mylou Farou Scholeiou Agoras Anthemon Lemonion Thalassis Iliou Selinis Pefkon Platanou Kiparissou
    Chelidonion Rodon Krinis Kerameon Yfanton`),
  patterns: ["{w}", "{w}", "Leoforos {w}", "Plateia {w}"],
  address: "{s} {n}",
  mostNumber: 110,
};

export const HUNGARIAN: HouseLanguage = {
  groups: [
    group(
      `Arany Ezüst Fehér Zöld Kék Piros Öreg Csendes Rejtett Kis Nagy Hársfa Tölgy Fűz Gesztenye Dió Alma Mandula Rózsa Levendula Malom Kút Híd
       Harang Lámpás Fecske Gólya Rigó Csillag Hold`,
      `Ház Udvar Kert Liget Torony Kapu Sarok Forrás Lugas Domb Völgy Part Sziget Fészek Terasz Tanya`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Szálló", "{1} {2} Hotel"],
    resort: ["{1} {2} Resort", "{1} {2} Gyógyhotel"],
    lodge: ["{1} {2} Vadászház", "{1} {2} Lodge"],
    inn: ["{1} {2} Fogadó", "{1} {2} Csárda"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartmanház", "{1} {2} Apartmanok"],
    guesthouse: ["{1} {2} Panzió", "{1} {2} Vendégház"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Nagyszálló", "{1} {2} Palota"],
};
export const HUNGARIAN_STREETS: StreetLanguage = {
  words: words(
    `Hársfa Tölgy Malom Kert Iskola Állomás Piac Templom Rózsa Mező Erdő Napsugár Virág Fűzfa Híd Fazekas Takács Nyírfa Gesztenye Dió`,
  ),
  patterns: ["{w} utca", "{w} utca", "{w} tér", "{w} sor"],
  address: "{s} {n}.",
  mostNumber: 120,
};

export const BALTIC: HouseLanguage = {
  groups: [
    group(
      `Liepa Berza Ozola Egle Priede Klava Osis Kadika Ievas Ceri Rasa Saule Menes Zvaigzne Vejo Jura Upe Ezera Akmens Sudraba Zelta Dzintara
       Baltā Vecā Klusā Zaļā`,
      `Court Yard Garden Mill Bridge Tower Gate Bell Lantern Stork Heron Swallow Fox Hare Elk Apple Clover Linen Loom`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} & {2} House"],
    resort: ["{1} {2} Resort", "{1} {2} Spa"],
    lodge: ["{1} {2} Lodge", "{1} {2} Cabins"],
    inn: ["{1} {2} Inn"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Residence"],
    guesthouse: ["{1} {2} Guesthouse", "Villa {1} {2}"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["Grand {1} {2}", "{1} {2} Palace"],
};
export const LATVIAN_STREETS: StreetLanguage = {
  words: words(`Liepu Bērzu Ozolu Dzirnavu Skolas Stacijas Tirgus Rožu Lauku Meža Saules Ziedu Tilta Podnieku Audēju Kļavu Ābeļu Upes`),
  patterns: ["{w} iela"],
  address: "{s} {n}",
  mostNumber: 120,
};
export const LITHUANIAN_STREETS: StreetLanguage = {
  words: words(`Liepų Beržų Ąžuolų Malūno Mokyklos Stoties Turgaus Rožių Lauko Miško Saulės Gėlių Tilto Puodžių Audėjų Klevų Obelų Upės`),
  patterns: ["{w} g."],
  address: "{s} {n}",
  mostNumber: 120,
};
export const ESTONIAN_STREETS: StreetLanguage = {
  words: words(`Pärna Kase Tamme Veski Kooli Jaama Turu Roosi Põllu Metsa Päikese Lille Silla Pottsepa Kangru Vahtra Õuna Jõe Ranna`),
  patterns: ["{w}", "{w} tänav"],
  address: "{s} {n}",
  mostNumber: 100,
};

export const ALBANIAN_STREETS: StreetLanguage = {
  words: words(
    `e_Lulishtes e_Mullirit e_Burimit e_Shkollës e_Tregut e_Ullinjve e_Dritës e_Lumit e_Portit e_Plepave e_Mimozave e_Agimit e_Urës`,
  ),
  patterns: ["Rruga {w}"],
  address: "{s} {n}",
  mostNumber: 140,
};
