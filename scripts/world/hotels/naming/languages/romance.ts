import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const ITALIAN: HouseLanguage = {
  groups: [
    group(
      `Pino Cipresso Ulivo Tiglio Mulino Ponte Giardino Cortile Pozzo Chiostro Sentiero Vigneto Frutteto Borgo Portico Balcone Campanile
       Airone Fringuello Merlo Cardellino Rosmarino Ginepro Corbezzolo Melograno Limone Castagno Glicine Gelsomino Torrente
       Orologio Telaio Lanternino`,
      `Bianco Verde Azzurro Antico Nascosto Dorato Fiorito Sereno Lento Chiaro Segreto Quieto del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna della_Piazza dei_Tetti delle_Rondini dei_Tre_Pini delle_Fonti dei_Vicoli dell'Alba dell'Arco`,
    ),
    group(
      `Quercia Magnolia Ginestra Fontana Torre Corte Loggia Terrazza Collina Riva Pergola Lanterna Campana Rondine Allodola Cicogna Civetta
       Lavanda Salvia Mimosa Camelia Ortensia Pineta Radura Sorgente Filanda Fornace Bottega Meridiana Pieve`,
      `Bianca Verde Azzurra Antica Nascosta Dorata Fiorita Serena Lenta Chiara Segreta Quieta del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna della_Piazza dei_Tetti delle_Rondini dei_Tre_Pini delle_Fonti dei_Vicoli dell'Alba dell'Arco`,
    ),
  ],
  sea: [
    group(
      "Faro Lido Molo Veliero Timone Gabbiano Scoglio Corallo Ormeggio Mare Porticciolo Pescatore",
      `Bianco Verde Azzurro Antico Nascosto Dorato Sereno Lento Chiaro Segreto Quieto del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna dell'Alba del_Golfo del_Ponente del_Levante delle_Onde dei_Pescatori`,
    ),
    group(
      "Cala Scogliera Vela Àncora Conchiglia Marina Baia Spiaggia Perla Barca Rada Onda",
      `Bianca Verde Azzurra Antica Nascosta Dorata Serena Lenta Chiara Segreta Quieta del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna dell'Alba del_Golfo del_Ponente del_Levante delle_Onde dei_Pescatori`,
    ),
  ],
  patterns: {
    hotel: ["Albergo {1} {2}", "Hotel {1} {2}", "{1} {2} Hotel", "Casa {1} {2}"],
    resort: ["{1} {2} Resort", "Tenuta {1} {2}", "Villaggio {1} {2}", "{1} {2} Resort & Terme"],
    lodge: ["Rifugio {1} {2}", "Baita {1} {2}", "Agriturismo {1} {2}"],
    inn: ["Locanda {1} {2}", "Antica Locanda {1} {2}", "Osteria con Camere {1} {2}"],
    motel: ["Motel {1} {2}", "Hotel della Strada {1} {2}", "Autostello {1} {2}"],
    aparthotel: ["Residence {1} {2}", "Appartamenti {1} {2}", "Residenza {1} {2}"],
    guesthouse: ["Pensione {1} {2}", "Affittacamere {1} {2}", "Dimora {1} {2}", "B&B {1} {2}"],
    hostel: ["Ostello {1} {2}", "Foresteria {1} {2}", "Hostel {1} {2}"],
  },
  grand: ["Grande Albergo {1} {2}", "Palazzo {1} {2}", "Grand Hotel {1} {2}", "Villa {1} {2}"],
};

/** `Via dei Tigli 14` */
export const ITALIAN_STREETS: StreetLanguage = {
  words: words(`dei_Tigli del_Mulino della_Fontana degli_Ulivi del_Pozzo delle_Rondini della_Stazione del_Mercato dei_Platani delle_Rose
    del_Faro della_Torre dei_Giardini del_Ponte_Vecchio degli_Aranci dei_Pini del_Chiostro della_Pieve delle_Vigne dei_Vasai dei_Tessitori
    della_Riva del_Castagno dell'Orologio delle_Scuole del_Glicine dei_Limoni della_Loggia del_Borgo della_Collina`),
  patterns: ["Via {w}", "Via {w}", "Via {w}", "Viale {w}", "Piazza {w}", "Vicolo {w}", "Corso {w}"],
  address: "{s} {n}",
  mostNumber: 150,
};

export const ROMANIAN: HouseLanguage = {
  groups: [
    group(
      `Teiul Stejarul Molidul Bradul Salcâmul Izvorul Podul Lacul Cerbul Cocorul Graurul Pelinul Macul Dealul Hornul Felinarul Cerdacul Pridvorul
       Ghiocelul Trandafirul`,
      `Alb Verde Vechi Liniștit Ascuns Auriu Înflorit de_Aur de_Argint din_Deal din_Vale din_Colț cu_Flori cu_Lumini al_Morii de_Mai`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel", "Casa {1} {2}"],
    resort: ["{1} {2} Resort", "Complex {1} {2}"],
    lodge: ["Cabana {1} {2}", "Refugiul {1} {2}"],
    inn: ["Hanul {1} {2}", "Popasul {1} {2}"],
    motel: ["Motel {1} {2}"],
    aparthotel: ["Apartamente {1} {2}", "Aparthotel {1} {2}"],
    guesthouse: ["Pensiunea {1} {2}", "Vila {1} {2}"],
    hostel: ["Hostel {1} {2}"],
  },
  grand: ["Grand Hotel {1} {2}", "Palatul {1} {2}"],
};

/** `Strada Teilor 14` */
export const ROMANIAN_STREETS: StreetLanguage = {
  words: words(
    `Teilor Stejarului Morii Izvorului Gării Pieței Salcâmilor Florilor Lalelelor Viilor Podului Castanilor Școlii Olarilor Grădinilor`,
  ),
  patterns: ["Strada {w}", "Strada {w}", "Bulevardul {w}", "Aleea {w}"],
  address: "{s} {n}",
  mostNumber: 140,
};
