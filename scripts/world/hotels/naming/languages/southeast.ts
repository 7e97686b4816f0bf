import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const VIETNAMESE: HouseLanguage = {
  groups: [
    group(
      `Sen Mai Đào Cúc Lan Trúc Tùng Phong Liễu Hồng Ngọc Bích Vân Nguyệt Sao Sương Thu Xuân Hạ Biển Sông Suối Hồ Núi Đồi Rừng Cát Đá Gió Nắng
       Hải Thanh Minh An Bình Yên Tre Dừa Quế Sứ Lụa Gốm`,
      `Xanh Vàng Trắng Hồng Tím Bạc An Bình Yên Hương Thảo Linh Thủy Sơn Hà Giang Vân Nguyệt Quang Minh Hoa Lâm Viên Phố Cổ Quán Garden
       Riverside Lantern Corner`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Khách Sạn {1} {2}", "Nhà {1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort"],
    lodge: ["{1} {2} Lodge", "{1} {2} Ecolodge"],
    inn: ["{1} {2} Inn", "Nhà Trọ {1} {2}"],
    motel: ["{1} {2} Motel", "Nhà Nghỉ {1} {2}"],
    aparthotel: ["{1} {2} Apartments", "Căn Hộ {1} {2}"],
    guesthouse: ["{1} {2} Homestay", "{1} {2} Guesthouse"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "{1} {2} Grand Hotel"],
};
export const VIETNAMESE_STREETS: StreetLanguage = {
  words:
    words(`Hoa_Sen Hoa_Mai Trúc_Xanh Bến_Cũ Chợ_Mới Cầu_Đá Sông_Xanh Hồ_Sen Vườn_Dừa Hàng_Quế Hàng_Gốm Đồi_Thông Biển_Xanh Nắng_Mai Tre_Xanh Ga_Cũ
    Trường_Làng Bờ_Kè Lụa_Vàng`),
  patterns: ["{w} Street", "Đường {w}", "Ngõ {w}"],
  address: "{n} {s}",
  mostNumber: 260,
};

export const MALAY: HouseLanguage = {
  groups: [
    group(
      `Melati Kenanga Cempaka Anggrek Teratai Mawar Kamboja Seroja Flamboyan Angsana Beringin Bambu Kelapa Pinang Cengkeh Pala Kayu_Manis Jati
       Cendana Meranti Merpati Murai Kutilang Jalak Cenderawasih Elang Rusa Kancil Penyu Mutiara Intan Perak Emas Bintang Bulan Purnama Fajar Senja
       Embun Hujan Angin Ombak Pasir Karang Teluk Tanjung Lembah Bukit Sawah Telaga Kali Sungai`,
      `Indah Permai Asri Biru Hijau Putih Jaya Sari Damai Raya Kencana Lestari Baru Lama Rindang Tenang Bahagia Mulia Semesta Nusa Griya Graha
       Puri Wisma Pondok Taman Garden Terrace`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel", "Griya {1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort", "Villa {1} {2} Resort"],
    lodge: ["{1} {2} Lodge", "Pondok {1} {2}"],
    inn: ["{1} {2} Inn", "Losmen {1} {2}"],
    motel: ["{1} {2} Motel", "Hotel Transit {1} {2}"],
    aparthotel: ["{1} {2} Apartments", "{1} {2} Residence", "{1} {2} Suites"],
    guesthouse: ["{1} {2} Guesthouse", "Wisma {1} {2}", "{1} {2} Homestay"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}"],
};
/** `Jalan Melati No. 14` */
export const INDONESIAN_STREETS: StreetLanguage = {
  words:
    words(`Melati Kenanga Cempaka Anggrek Teratai Mawar Kamboja Beringin Kelapa_Gading Pinang Cendana Merpati Murai Elang Mutiara Bintang Bulan Pasar_Baru
    Stasiun Sekolah Bukit_Indah Telaga Sawah_Lebar Pantai_Indah Pelabuhan Gerabah Tenun`),
  patterns: ["Jalan {w}", "Jalan {w}", "Gang {w}"],
  address: "{s} No. {n}",
  mostNumber: 160,
};
/** `14, Jalan Melati` */
export const MALAYSIAN_STREETS: StreetLanguage = {
  ...INDONESIAN_STREETS,
  patterns: ["Jalan {w}", "Lorong {w}", "Persiaran {w}"],
  address: "{n}, {s}",
};

export const FILIPINO: HouseLanguage = {
  groups: [
    group(
      `Sampaguita Narra Ilang-Ilang Gumamela Kalachuchi Santan Waling Mabolo Molave Kawayan Niyog Bayabas Mangga Dalandan Kamagong Yakal Maya
       Kalapati Agila Tarsier Pawikan Perlas Buwan Tala Araw Ulap Hangin Alon Dagat Ilog Bundok Lambak Buhangin Parola Bahay Hardin Silong Habi`,
      `Garden Court Bay View Terrace Cove Palms Grove Place Corner Steps Shore Breeze Nest Bayan`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} {2} Suites"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort", "{1} {2} Island Resort"],
    lodge: ["{1} {2} Lodge"],
    inn: ["{1} {2} Inn", "{1} {2} Pension House"],
    motel: ["{1} {2} Motel", "{1} {2} Transient Inn"],
    aparthotel: ["{1} {2} Apartelle", "{1} {2} Residences"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Transient House"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Grand Hotel", "{1} {2} Palace"],
};
export const FILIPINO_STREETS: StreetLanguage = {
  words:
    words(`Sampaguita Narra Gumamela Kalachuchi Molave Kawayan Mangga Maya Perlas San_Telmo Santa_Inés Buwan Palengke Simbahan Estero Parola
    Acacia Orchid Rosal Camia Dahlia`),
  patterns: ["{w} Street", "{w} Street", "{w} Avenue", "{w} Road"],
  address: "{n} {s}",
  mostNumber: 400,
};

/** Cambodia, Laos and Myanmar, Nepal and Sri Lanka have few cities here: local flowers and trees, read in English. */
export const MEKONG: HouseLanguage = {
  groups: [
    group(
      `Rumduol Champa Romdoul Kravan Kolap Phka Padauk Thazin Gangaw Yuzana Kanaung Lotus Bodhi Nelum Araliya Sapu Rhododendron Laligurans Sunakhari
       Juniper Himal Sayapatri Tara Mekong_Reed Bamboo Silk Jade Ruby Teak Ironwood Tamarind Frangipani Hornbill Crane Kingfisher Heron`,
      `Garden Court Gate View Terrace Lantern River Nest Yard Corner Steps Pagoda_Lane Grove Pavilion Bridge Boat Loom Veranda`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} & {2} House"],
    resort: ["{1} {2} Resort", "{1} {2} Resort & Spa"],
    lodge: ["{1} {2} Lodge", "{1} {2} Camp"],
    inn: ["{1} {2} Inn"],
    motel: ["{1} {2} Motel"],
    aparthotel: ["{1} {2} Residence", "{1} {2} Apartments"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Homestay"],
    hostel: ["{1} {2} Hostel"],
  },
  grand: ["{1} {2} Palace", "Grand {1} {2}"],
};
export const MEKONG_STREETS: StreetLanguage = {
  words: words(
    `Lotus Champa River Temple_Gate Market School Bodhi Teak Silk Potters Lake Garden Station Bamboo Palm_Grove Old_Bridge Hill`,
  ),
  patterns: ["{w} Street", "{w} Road", "{w} Lane"],
  address: "{n} {s}",
  mostNumber: 320,
};

/** Hawaii. */
export const HAWAIIAN: HouseLanguage = {
  groups: [
    group(
      `Plumeria Kukui Koa Hala Naupaka Pikake Maile Ohia Ilima Palapalai Honu Nene Iiwi Manu Kai Makai Mauka Nalu Mahina Hoku Anuenue Makani Pali Loko
       Ulu Niu Hibiscus Vanilla Breadfruit Pandanus Ginger Monkeypod Kamani Lehua Wiliwili`,
      `Palms Garden Terrace Hale Breeze Lanai Grove Moon Falls Court Shade Corner Steps Ridge Valley Sky Rain Sun`,
    ),
  ],
  sea: [
    group(
      `Plumeria Naupaka Honu Nai'a Kai Makai Nalu Mahina Hoku Anuenue Makani Coral Heliotrope Pandanus Manta Sandbar Outrigger Sea_Grape`,
      `Cove Palms Terrace Breeze Sands Shore Lanai Point Tide Reef Moon Sail Lagoon Surf Drift Shell`,
    ),
  ],
  patterns: {
    hotel: ["{1} {2} Hotel", "Hotel {1} {2}", "{1} & {2} House", "The {1} {2}"],
    resort: ["{1} {2} Resort", "{1} {2} Beach Resort", "{1} {2} Resort & Spa", "{1} & {2} Resort"],
    lodge: ["{1} {2} Lodge", "{1} {2} Rainforest Lodge"],
    inn: ["{1} {2} Inn", "{1} & {2} Inn"],
    motel: ["{1} {2} Motor Inn", "{1} {2} Motel"],
    aparthotel: ["{1} {2} Suites", "{1} {2} Condos", "{1} {2} Villas"],
    guesthouse: ["{1} {2} Guesthouse", "{1} {2} Bed and Breakfast", "{1} {2} Cottages"],
    hostel: ["{1} {2} Hostel", "{1} {2} Surf Hostel"],
  },
  grand: ["The {1} {2} Grand", "{1} {2} Palace", "The {1} & {2}"],
};

/** The other islands of the Pacific. */
export const PACIFIC: HouseLanguage = {
  ...HAWAIIAN,
  groups: [
    group(
      `Tiare Hibiscus Vanilla Breadfruit Pandanus Frangipani Ginger Kava Tapa Masi Tanoa Lali Mahana Fetia Marama Tamure Manu Rata Nono Banyan
       Tamanu Ylang Gardenia Mango Papaya Orchid`,
      `Palms Garden Terrace Breeze Grove Moon Falls Court Shade Corner Steps Ridge Valley Sky Rain Sun`,
    ),
  ],
  sea: [
    group(
      `Motu Moana Vaka Lagoon Coral Pandanus Manta Honu Sandbar Outrigger Sea_Grape Conch Pearl Trochus Tern Frigatebird Coconut`,
      `Cove Palms Terrace Breeze Sands Shore Point Tide Reef Moon Sail Surf Drift Shell Hammock Sunset`,
    ),
  ],
};

const DHIVEHI = `Finolhu Kandu Thila Hura Faru Veli Moodhu Iru Handhu Thari Dhoni Vilu Fushi Kuda Funa Maa Dhigu Olhu Rihi Muraka Ruh`;

/** The Maldives. */
export const MALDIVIAN: HouseLanguage = {
  ...PACIFIC,
  groups: [group(DHIVEHI, `View Garden Palms Breeze Retreat Terrace Court Nest Moon Sun Shade Veranda`)],
  sea: [group(DHIVEHI, `Lagoon Reef Sands Shore Tide Point Coral Shell Sail Surf Drift Palms Pearl`)],
};
/** Streets of Malé are `magu`. */
export const MALDIVIAN_STREETS: StreetLanguage = {
  words: words(`Ameenee Fareedhee Handhuvaree Janavaree Lily Orchid Rahdhebai Sosun Buruzu Iru Dhoni Finolhu`),
  patterns: ["{w} Magu", "{w} Magu", "{w} Hingun", "{w} Goalhi"],
  address: "{n} {s}",
  mostNumber: 60,
};
export const HAWAIIAN_STREETS: StreetLanguage = {
  words: words(`Plumeria Kukui Koa Hala Pikake Maile Ohia Ilima Honu Nalu Mahina Hoku Anuenue Makani Ulu Niu Kai Mauka`),
  patterns: ["{w} Street", "{w} Road", "{w} Avenue", "{w} Place"],
  address: "{n} {s}",
  mostNumber: 3200,
};
