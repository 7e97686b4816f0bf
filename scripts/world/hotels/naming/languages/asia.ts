import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const INDIAN: HouseLanguage = {
  groups: [
    group(
      `Chandan Kesar Chameli Champa Mogra Kamal Gulmohar Neem Peepal Tamarind Mango Jamun Amrud Anar Tulsi Sandal Ketaki Parijat Ashoka Palash
       Kadamb Bela Juhi Rajani Mayur Koel Hansa Sarus Moti Neelam Panna Manik Pukhraj Kansa Rajat Suvarna Deepak Diya Kiran Usha Sandhya Purnima
       Tara Megha Varsha Sagar Sarita Nadi Jharna Giri Pahari Vana Haveli Jharokha Chhatri Angan Madhavi Malati Kumkum Haldi Elaichi Lavang`,
      `Niwas Bhavan Kunj Vihar Angan Sadan Nilaya Mahal Haveli Kothi Bagh Vatika Upvan Dham Kuteer Darbar Chowk Ghat Bagan Nest Court
       Garden Terrace Residency Heritage View Retreat Steps Verandah`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel", "{1} {2}", "The {1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Resort & Spa", "{1} {2} Village Resort"],
    lodge: ["{1} {2} Jungle Lodge", "{1} {2} Lodge", "{1} {2} Camp"],
    inn: ["{1} {2} Inn", "Hotel {1} {2} Inn"],
    motel: ["{1} {2} Motel", "{1} {2} Highway Hotel"],
    aparthotel: ["{1} {2} Service Apartments", "{1} {2} Suites"],
    guesthouse: ["{1} {2} Guest House", "{1} {2} Homestay", "{1} {2} Lodge"],
    hostel: ["{1} {2} Hostel", "{1} {2} Backpackers"],
  },
  grand: ["{1} {2} Palace", "The {1} {2} Grand"],
};
export const INDIAN_STREETS: StreetLanguage = {
  words:
    words(`Neem_Tree Banyan Mango_Grove Station Temple_Tank College Bazaar Lake River Garden Old_Mill Clock_Tower Gulmohar Ashoka Lotus Jasmine
    Potters Weavers Fort_View Ring Hill Tamarind Peepal Market School Sandalwood Coconut_Grove Canal`),
  patterns: ["{w} Road", "{w} Road", "{w} Street", "{w} Lane", "{w} Marg"],
  address: "{n}, {s}",
  mostNumber: 240,
};

const PINYIN = `Yun Song Zhu Mei Lan He Feng Yu Lian Gui Liu Tao Xing Yue Qing Bai Jin Yin Hong Lü Ning Jing An Ming Hua Chun Qiu Xue Shan Shui
  Hai Hu Jiang Quan Shi Lin Cao Ye Niao Yan Lu Ma Long Qiao Ting Deng Zhong Qin Qi Shu Mo Cha Yao Tang Ping Chen Xi Ya`;
const PINYIN_ENDS = `song zhu mei lan he feng yu lian gui liu tao xing yue qing yuan ting tang ge lou tai xuan ju zhai lin shan shui hai hu jiang quan
  shi tian yang guang ming hua chun qiu xue yun qiao men xiang ping cheng dao wan zhou po xi pu an ning ya qin shu mo`;
export const CHINESE: HouseLanguage = {
  groups: [group(PINYIN, PINYIN_ENDS)],
  patterns: {
    hotel: ["{1}{2} Hotel", "{1}{2} Garden Hotel", "{1}{2} House", "{1}{2} Business Hotel", "Hotel {1}{2}"],
    resort: ["{1}{2} Resort", "{1}{2} Hot Spring Resort", "{1}{2} Holiday Village"],
    lodge: ["{1}{2} Mountain Lodge", "{1}{2} Lodge", "{1}{2} Tea House Lodge"],
    inn: ["{1}{2} Inn", "{1}{2} Courtyard Inn"],
    motel: ["{1}{2} Motor Hotel", "{1}{2} Roadside Hotel"],
    aparthotel: ["{1}{2} Apartment Hotel", "{1}{2} Residence", "{1}{2} Suites"],
    guesthouse: ["{1}{2} Guesthouse", "{1}{2} Courtyard", "{1}{2} Homestay"],
    hostel: ["{1}{2} Hostel", "{1}{2} Youth Hostel"],
  },
  grand: ["{1}{2} Grand Hotel", "{1}{2} Palace", "{1}{2} International Hotel"],
};
export const CHINESE_STREETS: StreetLanguage = {
  words:
    words(`Songbai Zhuyuan Meihua Lanhua Hehua Fenglin Yulan Guihua Liuyin Taohua Xingfu Yuehu Qingshui Baihe Jinqiao Yinxing Hongye Ninghe Anping
    Minghu Chunfeng Qiushui Xueshan Haibin Hubin Jiangnan Quanshui Linyin Chaye Dengta Wenhua Shuyuan`),
  patterns: ["{w} Road", "{w} Road", "{w} East Road", "{w} West Road", "{w} Street", "{w} Avenue"],
  address: "{n} {s}",
  mostNumber: 480,
};

export const JAPANESE: HouseLanguage = {
  groups: [
    group(
      `Matsu Sugi Take Ume Sakura Momiji Fuji Kiku Hagi Yanagi Kaede Tsubaki Ayame Asa Yuu Tsuki Hoshi Kaze Yuki Ame Kumo Kiri Nami Iso Hama Shima
       Kawa Taki Izumi Ike Sawa Yama Mine Oka Tani No Iwa Ishi Ai Shiro Aka Kin Gin Suzu Fue Koto Ori Tsuru Kamo Sagi Hibari Uguisu`,
      `no-ya no-yado tei sō kaku an kan zato gawa mura yama no-ma no-niwa no-sato no-mori-an hara kura hashi mon zaka numa`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1}{2}", "{1}{2} Hotel", "Hotel New {1}{2}", "{1}{2} Stay"],
    resort: ["{1}{2} Resort", "{1}{2} Onsen Resort"],
    lodge: ["{1}{2} Lodge", "Lodge {1}{2}"],
    inn: ["Ryokan {1}{2}", "{1}{2} Inn", "Yado {1}{2}"],
    motel: ["Roadside Hotel {1}{2}", "{1}{2} Motor Hotel"],
    aparthotel: ["{1}{2} Residence", "{1}{2} Apartment Hotel"],
    guesthouse: ["Minshuku {1}{2}", "{1}{2} Guesthouse", "Pension {1}{2}"],
    hostel: ["{1}{2} Hostel", "Hostel {1}{2}"],
  },
  grand: ["{1}{2} Grand Hotel", "{1}{2} Palace Hotel", "Kankō Hotel {1}{2}"],
};
export const JAPANESE_STREETS: StreetLanguage = {
  words:
    words(`Matsuba Sakuragi Umezono Takeda Kikusui Momijidani Fujimi Yanagi Kaede Tsubaki Asahi Tsukimi Hoshigaoka Kazami Yukimi Namiki Hamabe
    Kawabata Izumi Ikenohata Yamate Minami Higashi Nishi Kita Hashimoto Suzukake Midori Wakaba`),
  patterns: ["{w}-cho", "{w}-machi", "{w}"],
  address: "{m}-{n}-{m2} {s}",
  mostNumber: 30,
};

export const KOREAN: HouseLanguage = {
  groups: [
    group(
      `Sol Dal Byeol Haet Baram Gureum Nun Bada Gang Hosu San Sup Kkot Namu Ipsae Maehwa Dongbaek Mokryeon Jindallae Gukhwa Songi Daena Eunhaeng
       Danpung Jebi Haneul Noeul Saebyeok Achim Deul Gil Onsu Chorok Parang Haeoreum`,
      `bit maeul ga nae jae dang haus teo madang ddeul nuri saem byeol dam golmok`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1}{2}", "{1}{2} Hotel", "{1}{2} Stay", "{1}{2} Tourist Hotel"],
    resort: ["{1}{2} Resort", "{1}{2} Condo Resort"],
    lodge: ["{1}{2} Lodge", "{1}{2} Pension"],
    inn: ["{1}{2} Inn", "{1}{2} Hanok"],
    motel: ["{1}{2} Motel", "Motel {1}{2}"],
    aparthotel: ["{1}{2} Residence", "{1}{2} Suites"],
    guesthouse: ["{1}{2} Guesthouse", "{1}{2} Hanok Stay"],
    hostel: ["{1}{2} Hostel"],
  },
  grand: ["Grand Hotel {1}{2}", "{1}{2} Palace"],
};
export const KOREAN_STREETS: StreetLanguage = {
  words:
    words(`Sonamu Dalbit Byeolbit Haetsal Baram Hosu Gangbyeon Kkotdong Maehwa Dongbaek Mokryeon Eunhaeng Danpung Haneul Noeul Saebyeok Achim
    Jungang Hakgyo Sijang Dari Dojagi`),
  patterns: ["{w}-ro", "{w}-gil", "{w}-daero"],
  address: "{n} {s}",
  mostNumber: 260,
};

export const THAI: HouseLanguage = {
  groups: [
    group(
      `Lamduan Champi Mali Bua Ratchaphruek Phikun Kannika Dok Kaew Ruen Ban Suan Rim Nam Tawan Duen Dao Lom Fon Mek Pha Nok
       Phueng Chang Kwang Hong Sai-Rung Phet Mukda Thong Ngoen Chan Saeng`,
      `Rim_Nam Ruen_Thai Suan_Mai Thong Kaew Dao Duen Tara Wari Phana Nakhon Mai Ngam Sook Chai Garden Court Nest Corner Pier
       Orchid Lotus Bamboo`,
    ),
  ],
  sea: [
    group(
      "Thale Hat Sai Khluen Lom Ao Laem Hoi Pla Mukda Tawan Fa",
      `Rim_Nam Thong Kaew Dao Duen Tara Wari Ngam Sook Chai Nest Corner Pier Orchid Palm Sand Bay Breeze Shell View Cove Terrace`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "Baan {1} {2}", "{1} {2} Place"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort", "{1} {2} Resort & Spa"],
    lodge: ["{1} {2} Lodge", "{1} {2} Hill Lodge"],
    inn: ["{1} {2} Inn", "Ruen {1} {2}"],
    motel: ["{1} {2} Motel", "{1} {2} Drive-In Hotel"],
    aparthotel: ["{1} {2} Residence", "{1} {2} Serviced Apartments"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Homestay"],
    hostel: ["{1} {2} Hostel", "{1} {2} Bed Station"],
  },
  grand: ["{1} {2} Palace", "{1} {2} Grand"],
};
export const THAI_STREETS: StreetLanguage = {
  words: words(
    `Lamduan Champi Mali Bua Phikun Kannika Rim_Nam Suan_Mai Talat Rongrian Saphan Wat_Kao Thara Chaloem Ruam_Chai Phatthana_Mai`,
  ),
  patterns: ["Soi {w}", "{w} Road", "Thanon {w}"],
  address: "{n}/{m} {s}",
  mostNumber: 320,
};
