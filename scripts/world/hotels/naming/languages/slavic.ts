import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const POLISH: HouseLanguage = {
  groups: [
    group(
      `Stary Nowy Cichy Złoty Srebrny Biały Zielony Błękitny Jasny Mały Wysoki Leśny Miejski Letni Zimowy Wiosenny Spokojny Ukryty Kamienny
       Dębowy Lipowy Sosnowy Klonowy`,
      `Młyn Dwór Zaułek Ogród Dworek Most Brzeg Potok Staw Sad Zegar Komin Dach Strumień Żuraw Szpak Słowik Bocian Jeleń Lis Wrzos Jaśmin Bez
       Chmiel Dzwon Kałamarz Kilim Warsztat Pawilon Rynek`,
    ),
    group(
      `Stara Nowa Cicha Złota Srebrna Biała Zielona Błękitna Jasna Mała Wysoka Leśna Letnia Zimowa Spokojna Ukryta Kamienna Dębowa Lipowa
       Sosnowa Klonowa`,
      `Brama Wieża Latarnia Aleja Polana Dolina Wyspa Przystań Jabłoń Wierzba Jarzębina Kalina Malwa Piwonia Gwiazda Sowa Wilga Jaskółka Czapla
       Kuźnia Studnia Oranżeria Zatoka Cegielnia`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel"],
    resort: ["{1} {2} Resort", "Uzdrowisko {1} {2}", "Ośrodek {1} {2}"],
    lodge: ["Schronisko {1} {2}", "Leśniczówka {1} {2}"],
    inn: ["Zajazd {1} {2}", "Karczma {1} {2}", "Gościniec {1} {2}"],
    motel: ["Motel {1} {2}", "Zajazd przy Drodze {1} {2}"],
    aparthotel: ["Apartamenty {1} {2}", "Aparthotel {1} {2}"],
    guesthouse: ["Pensjonat {1} {2}", "Pokoje Gościnne {1} {2}", "Willa {1} {2}"],
    hostel: ["Hostel {1} {2}"],
  },
  grand: ["Grand Hotel {1} {2}", "Pałac {1} {2}"],
};
export const POLISH_STREETS: StreetLanguage = {
  words:
    words(`Lipowa Dębowa Młyńska Ogrodowa Szkolna Kolejowa Rynkowa Kościelna Różana Polna Leśna Słoneczna Krótka Kwiatowa Wierzbowa Mostowa
    Garncarska Tkacka Brzozowa Sadowa Zielona Nadrzeczna Portowa Parkowa Jesionowa Klonowa Wesoła`),
  patterns: ["ul. {w}"],
  address: "{s} {n}",
  mostNumber: 120,
};

export const CZECH: HouseLanguage = {
  groups: [
    group(
      `Starý Nový Tichý Zlatý Stříbrný Bílý Zelený Modrý Jasný Malý Vysoký Letní Zimní Jarní Kamenný Dubový Lipový Javorový`,
      `Mlýn Dvůr Most Břeh Potok Rybník Sad Zvon Komín Pramen Jeřáb Kos Slavík Čáp Jelen Vřes Jasmín Šeřík Chmel Kalamář Kolovrat Pavilon`,
    ),
    group(
      `Stará Nová Tichá Zlatá Stříbrná Bílá Zelená Modrá Jasná Malá Vysoká Letní Zimní Jarní Kamenná Dubová Lipová Javorová`,
      `Brána Věž Lucerna Alej Louka Studna Jabloň Vrba Jeřabina Kalina Pivoňka Hvězda Sova Vlaštovka Volavka Kovárna Oranžerie Zátoka Cihelna`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel"],
    resort: ["{1} {2} Resort", "Lázně {1} {2}"],
    lodge: ["Horská Chata {1} {2}", "Chalupa {1} {2}"],
    inn: ["Hostinec {1} {2}", "Zájezdní Dům {1} {2}"],
    motel: ["Motel {1} {2}", "Motorest {1} {2}"],
    aparthotel: ["Apartmány {1} {2}", "Aparthotel {1} {2}"],
    guesthouse: ["Penzion {1} {2}", "Vila {1} {2}"],
    hostel: ["Hostel {1} {2}", "Ubytovna {1} {2}"],
  },
  grand: ["Grandhotel {1} {2}", "Palác {1} {2}"],
};
export const CZECH_STREETS: StreetLanguage = {
  words:
    words(`Lipová Dubová Mlýnská Zahradní Školní Nádražní Tržní Kostelní Růžová Polní Lesní Slunečná Krátká Květinová Vrbová Mostní Hrnčířská
    Tkalcovská Březová Sadová Zelená Pobřežní Javorová`),
  patterns: ["{w}"],
  address: "{s} {n}/{m}",
  mostNumber: 900,
};

export const RUSSIAN: HouseLanguage = {
  groups: [
    group(
      `Stary Novy Tikhiy Zolotoy Serebryany Bely Zelyony Siniy Svetly Maly Vysoky Lesnoy Letniy Zimniy Kamenny Dubovy Lipovy Klyonovy Rechnoy
       Yasny Teply Severny Yuzhny`,
      `Dvor Sad Most Bereg Ruchey Prud Dom Kolokol Rodnik Zhuravl Solovey Skvorets Aist Olen Veresk Zhasmin Fonar Mayak Parus Prichal Pavilion
       Kupol Ostrov Terem Samotsvet`,
    ),
    group(
      `Staraya Novaya Tikhaya Zolotaya Serebryanaya Belaya Zelyonaya Sinyaya Svetlaya Malaya Vysokaya Lesnaya Letnyaya Zimnyaya Kamennaya
       Dubovaya Lipovaya Klyonovaya Rechnaya Yasnaya Tyoplaya Severnaya Yuzhnaya`,
      `Bashnya Polyana Alleya Roscha Dolina Gavan Pristan Yablonya Iva Ryabina Kalina Siren Zvezda Sova Lastochka Tsaplya Kuznitsa Oranzhereya
       Usadba Veranda Skameyka Gorka Volna`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Gostinitsa {1} {2}", "Hotel {1} {2}"],
    resort: ["{1} {2} Resort", "Sanatoriy {1} {2}", "Kurort {1} {2}"],
    lodge: ["{1} {2} Lodge", "Turbaza {1} {2}"],
    inn: ["{1} {2} Inn", "Postoyaly Dvor {1} {2}"],
    motel: ["Motel {1} {2}", "{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "Apart-Hotel {1} {2}"],
    guesthouse: ["Gostevoy Dom {1} {2}", "{1} {2} Guesthouse"],
    hostel: ["Hostel {1} {2}", "{1} {2} Hostel"],
  },
  grand: ["Grand Hotel {1} {2}", "{1} {2} Palace"],
};
export const RUSSIAN_STREETS: StreetLanguage = {
  words:
    words(`Lipovaya Dubovaya Sadovaya Shkolnaya Vokzalnaya Rechnaya Beryozovaya Polevaya Lesnaya Solnechnaya Tsvetochnaya Mostovaya Goncharnaya
    Tkatskaya Zelyonaya Naberezhnaya Klyonovaya Yablonevaya Kamennaya Ozyornaya Parkovaya Tikhaya Vishnyovaya`),
  patterns: ["{w} ulitsa", "{w} ulitsa", "{w} alleya"],
  address: "{s}, {n}",
  mostNumber: 180,
};
export const UKRAINIAN_STREETS: StreetLanguage = {
  words:
    words(`Lypova Dubova Sadova Shkilna Vokzalna Richkova Berezova Polova Lisova Soniachna Kvitkova Mostova Honcharna Tkatska Zelena Klenova
    Yabluneva Ozerna Parkova Tykha Vyshneva`),
  patterns: ["{w} Street", "vul. {w}"],
  address: "{s}, {n}",
  mostNumber: 160,
};

/** South Slavic houses: Croatian, Serbian, Bosnian, Slovenian, Bulgarian and Macedonian in Latin letters. */
export const BALKAN: HouseLanguage = {
  groups: [
    group(
      `Stari Novi Tihi Zlatni Srebrni Bijeli Zeleni Plavi Mali Visoki Ljetni Kameni Hrastov Lipov Javorov Skriveni Sunčani`,
      `Mlin Dvor Most Vrt Potok Izvor Zvonik Krov Jasen Bor Jablan Slavuj Ždral Jelen Vrijes Jasmin Jorgovan Ružmarin Galeb Brijeg Sat Trg Fenjer
       Svetionik Mol Jarbol`,
    ),
    group(
      `Stara Nova Tiha Zlatna Srebrna Bijela Zelena Plava Mala Visoka Ljetna Kamena Lipova Javorova Skrivena Sunčana`,
      `Kula Luka Uvala Maslina Loza Breza Vrba Smokva Lavanda Kadulja Zvijezda Lastavica Čaplja Terasa Kovačnica Livada Dolina Palma Fontana
       Kapija Vrata Bašta Ruža`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel"],
    resort: ["{1} {2} Resort", "Odmaralište {1} {2}"],
    lodge: ["Planinska Kuća {1} {2}", "{1} {2} Lodge"],
    inn: ["Konoba s Sobama {1} {2}", "Gostionica {1} {2}", "Svratište {1} {2}"],
    motel: ["Motel {1} {2}"],
    aparthotel: ["Apartmani {1} {2}", "Aparthotel {1} {2}"],
    guesthouse: ["Pansion {1} {2}", "Vila {1} {2}", "Sobe {1} {2}"],
    hostel: ["Hostel {1} {2}"],
  },
  grand: ["Grand Hotel {1} {2}", "Palača {1} {2}"],
};
export const BALKAN_STREETS: StreetLanguage = {
  words:
    words(`Lipova Hrastova Mlinska Vrtna Školska Kolodvorska Tržna Ružina Poljska Šumska Sunčana Kratka Cvjetna Vrbova Lončarska Tkalačka
    Brezova Zelena Obalna Javorova Maslinska Kamenita`),
  patterns: ["{w} ulica", "{w}"],
  address: "{s} {n}",
  mostNumber: 120,
};
export const BULGARIAN_STREETS: StreetLanguage = {
  words: words(
    `Lipova Dabova Melnichna Gradinska Uchilishtna Rozova Polska Gorska Slancheva Kratka Tsvetna Varbova Grancharska Brezova Zelena`,
  ),
  patterns: ["ul. {w}", "bul. {w}"],
  address: "{n} {s}",
  mostNumber: 140,
};
