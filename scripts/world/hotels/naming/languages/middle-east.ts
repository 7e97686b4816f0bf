import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const ARABIC: HouseLanguage = {
  groups: [
    group(
      `Dar Bayt Riyad Qasr Bustan Wahat Nakhlat Rawdat Burj Saha Manzil Diwan`,
      `Al_Zaytoun Al_Yasmin Al_Rumman Al_Nakheel Al_Narjis Al_Fanous Al_Mina Al_Bahr Al_Sahra Al_Qamar Al_Najm Al_Hilal Al_Nour Al_Fajr Al_Shurouq
       Al_Warda Al_Rayhan Al_Laimoun Al_Tin Al_Lawz Al_Sanobar Al_Naseem Al_Matar Al_Wadi Al_Tal Al_Jisr Al_Souq_Al_Qadim Al_Nafoura Al_Qandil
       Al_Bab Al_Rukham Al_Fakhar Al_Hareer Al_Ghazal Al_Saqr Al_Yamama Al_Bulbul Al_Hudhud Al_Murjan Al_Lulu Al_Sadaf Al_Anbar Al_Misk Al_Oud
       Al_Zafaran Al_Hayl Al_Qirfa Al_Nana Al_Sahel Al_Khaleej Al_Jabal_Al_Akhdar Al_Sakhra Al_Ramla Al_Kuthban Al_Sidr Al_Arz Al_Ful Al_Banafsaj
       Al_Qaranful Al_Sawsan`,
    ),
    group(
      `Zaytoun Yasmin Rumman Nakheel Narjis Fanous Marsa Sahra Hilal Nour Fajr Shurouq Rayhan Laimoun Lawz Sanobar Naseem Wadi Nafoura Qandil
       Rukham Hareer Ghazal Yamama Murjan Sadaf Anbar Zafaran Sidr Arz Banafsaj Sawsan Qaranful Warda Najma Qamar`,
      `Garden Gate Court Terrace Courtyard Oasis Well Palms Dunes Lantern View Arches Steps Fountain Pavilion Square Corner Heights`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Funduq {1} {2}", "Hotel {1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Resort & Spa", "Muntaja {1} {2}"],
    lodge: ["{1} {2} Camp", "{1} {2} Lodge"],
    inn: ["{1} {2} Inn", "Khan {1} {2}"],
    motel: ["{1} {2} Motel", "{1} {2} Roadside Hotel"],
    aparthotel: ["{1} {2} Hotel Apartments", "{1} {2} Suites", "{1} {2} Residence"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Rooms"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "{1} {2} Grand Hotel"],
};
export const ARABIC_STREETS: StreetLanguage = {
  words:
    words(`Al_Zaytoun Al_Yasmin Al_Nakheel Al_Souq Al_Madrasa Al_Mahatta Al_Bahr Al_Nour Al_Warda Al_Wadi Al_Jisr Al_Nafoura Al_Bustan Al_Rumman
    Al_Qamar Al_Fakharin Al_Nassajin Al_Minaa Al_Hadiqa Al_Arz Al_Salam Al_Rabie Al_Sidr`),
  patterns: ["{w} Street", "{w} Street", "{w} Road"],
  address: "{n} {s}",
  mostNumber: 220,
};
/** `14 Rue Al Zaytoun`, where French stands beside Arabic. */
export const MAGHREB_STREETS: StreetLanguage = { ...ARABIC_STREETS, patterns: ["Rue {w}", "Avenue {w}", "Derb {w}"], mostNumber: 180 };

export const TURKISH: HouseLanguage = {
  groups: [
    group(
      `Çınar Zeytin Nar İncir Badem Kiraz Ihlamur Servi Selvi Defne Lavanta Yasemin Lale Sümbül Menekşe Mavi Beyaz Yeşil Altın Gümüş Bakır Eski
       Yeni Sakin Gizli Küçük Yüksek Fener Değirmen Köprü Çeşme Saat Kandil Kilim Çini Kumru Leylek Turna Kırlangıç Ceylan Yıldız Hilal`,
      `Konak Bahçe Avlu Ev Han Kapı Yol Tepe Kıyı Liman Köşk Pınar Vadi Teras Kule Çatı Yuva Sokak Bağ Ada Koru Taş Durak`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Otel", "Hotel {1} {2}", "{1} {2} Hotel"],
    resort: ["{1} {2} Resort", "{1} {2} Tatil Köyü"],
    lodge: ["{1} {2} Dağ Evi", "{1} {2} Lodge"],
    inn: ["{1} {2} Butik Otel", "{1} {2} Misafirhane"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apart", "{1} {2} Suites", "{1} {2} Residence"],
    guesthouse: ["{1} {2} Pansiyon", "{1} {2} Konukevi"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palas", "Büyük {1} {2} Oteli"],
};
export const TURKISH_STREETS: StreetLanguage = {
  words:
    words(`Çınar Zeytin Nar İncir Değirmen Okul İstasyon Çarşı Gül Papatya Köprü Çeşme Çömlekçi Dokumacı Liman Bahçe Servi Ihlamur Lale Yıldız
    Güneş Bağ Dere`),
  patterns: ["{w} Sokak", "{w} Sokak", "{w} Caddesi"],
  address: "{s} No: {n}",
  mostNumber: 130,
};

export const PERSIAN: HouseLanguage = {
  groups: [
    group(
      `Anar Sarv Narenj Yas Nastaran Sepidar Chenar Golab Zaferan Bid Mehtab Aftab Setareh Baran Nasim Bolbol Tavoos Kabutar Firuzeh Yaghut
       Morvarid Almas Noqreh Qali Atlas Kuzeh Cheragh Badgir Howz Ayvan`,
      `Bagh Khaneh Sara Hayat Talar Kooh Rood Dasht Chaman Golestan Panjereh Bam Kucheh Darvazeh Cheshmeh Pol Divan Gozar`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}"],
    resort: ["{1} {2} Resort"],
    lodge: ["{1} {2} Eco Lodge", "{1} {2} Lodge"],
    inn: ["{1} {2} Inn", "Mehmansara {1} {2}"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartment Hotel", "{1} {2} Suites"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Traditional House"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}"],
};
export const PERSIAN_STREETS: StreetLanguage = {
  words: words(`Anar Sarv Narenj Chenar Golab Bagh Bazar Madreseh Istgah Baharan Mehr Aftab Setareh Pol Sepidar Yas Nastaran Golestan`),
  patterns: ["{w} Street", "{w} Alley"],
  address: "No. {n}, {s}",
  mostNumber: 180,
};

export const HEBREW: HouseLanguage = {
  groups: [
    group(
      `Zayit Rimon Te'ena Shaked Alon Oren Brosh Erez Gefen Hadas Yasmin Rakefet Kalanit Narkis Shoshan Almog Dekel Tamar Duvdevan Tapuz Etrog
       Dror Nachlieli Ayala Namer Kochav Yareach Shachar Galim Deror`,
      `Court Garden Gate Well Steps Roof Terrace Corner Square View Grove Yard Tower Spring Lane`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Malon {1} {2}", "{1} & {2} House"],
    resort: ["{1} {2} Resort"],
    lodge: ["{1} {2} Lodge", "{1} {2} Cabins"],
    inn: ["{1} {2} Inn"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Suites"],
    guesthouse: ["{1} {2} Guesthouse", "Tzimer {1} {2}"],
    hostel: ["{1} {2} Hostel", "Achsaniyat {1} {2}"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}"],
};
export const HEBREW_STREETS: StreetLanguage = {
  words: words(
    `HaZayit HaRimon HaTe'ena HaShaked HaAlon HaOren HaGefen HaHadas HaNarkis HaTamar HaDekel HaGesher HaMa'ayan HaShuk HaTzipor`,
  ),
  patterns: ["{w} Street"],
  address: "{n} {s}",
  mostNumber: 120,
};

/** Caucasus and Central Asia: local words before what guests read everywhere. */
export const SILK_ROAD: HouseLanguage = {
  groups: [
    group(
      `Chinar Anor Uzum Olma O'rik Bodom Tut Rayhon Lola Gulzor Bahor Shamol Quyosh Oydin Yulduz Bulbul Turna Burgut Tulpar Samal Alatau Kumis
       Altyn Kok Ak Zhuldyz Arman Aral Gavkhar Nartsissi Vazi Kheivani Nadzvi Mukha Tsisk Alazani Tsiran Nur Arev Lusin Dzor Ayg Shaftali`,
      `Caravan Court Garden Gate Bazaar Yard Well Tower Dome Terrace Orchard Vine Spring Star Road Silk Bridge Steppe Peak Mill Loom`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} & {2} House"],
    resort: ["{1} {2} Resort", "{1} {2} Sanatorium"],
    lodge: ["{1} {2} Lodge", "{1} {2} Yurt Camp"],
    inn: ["{1} {2} Inn", "{1} {2} Caravanserai"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Residence"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Family House"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}"],
};
export const SILK_ROAD_STREETS: StreetLanguage = {
  words: words(
    `Chinar Anor Olma Tut Bahor Bozor Maktab Vokzal Gulzor Quyosh Yulduz Ko'prik Kulolchilar To'quvchilar Bog' Alma Tereza Samal Baulyk`,
  ),
  patterns: ["{w} Street", "{w} ko'chasi"],
  address: "{n} {s}",
  mostNumber: 160,
};
