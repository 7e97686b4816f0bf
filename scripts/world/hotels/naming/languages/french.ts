import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

const MASCULINE = `Bleu Blanc Vert Doré Fleuri Perdu Caché Tranquille Endormi Ancien Clair Paisible Discret Secret d'Avril de_Mai d'Automne du_Nord
  du_Matin des_Brumes des_Toits des_Lanternes des_Arts des_Trois_Ponts de_la_Lune de_la_Place de_la_Rivière du_Faubourg de_l'Aube de_Minuit`;
const FEMININE = `Bleue Blanche Verte Dorée Fleurie Perdue Cachée Tranquille Endormie Ancienne Claire Paisible Discrète Secrète d'Avril de_Mai
  d'Automne du_Nord du_Matin des_Brumes des_Toits des_Lanternes des_Arts des_Trois_Ponts de_la_Lune de_la_Place de_la_Rivière du_Faubourg
  de_l'Aube de_Minuit`;
const SEA = [
  group("Phare Voilier Rivage Large Corail Cap Ponton Goéland Rocher Embrun Courlis", `${MASCULINE} du_Port du_Large`),
  group("Dune Crique Ancre Vague Voile Jetée Mouette Marée Perle Grève Barque", `${FEMININE} du_Port du_Large`),
];

export const FRENCH: HouseLanguage = {
  groups: [
    group(
      `Tilleul Olivier Noyer Cerisier Jardin Moulin Pont Cloître Lavoir Verger Sentier Ruisseau Vallon Pigeonnier Balcon Porche Marronnier
       Platane Genêt Romarin Laurier Chardon Lilas Colombier Merle Pinson Héron Martinet Rouge-gorge Renard Cadran Puits Perron Belvédère
       Coquelicot Figuier`,
      `${MASCULINE} du_Midi des_Vignes`,
    ),
    group(
      `Glycine Fontaine Tourelle Cour Terrasse Source Clairière Prairie Colline Rive Tonnelle Treille Lanterne Girouette Cloche Verrière Plume
       Hirondelle Mésange Alouette Cigogne Grive Aubépine Bruyère Lavande Menthe Violette Pervenche Sauge Passerelle Halle Buanderie Grange
       Bergerie Marelle Horloge`,
      `${FEMININE} du_Midi des_Vignes`,
    ),
  ],
  sea: SEA,
  patterns: {
    hotel: ["Hôtel {1} {2}", "Maison {1} {2}", "Hôtel Maison {1} {2}", "{1} {2} Hôtel"],
    resort: ["{1} {2} Resort", "Domaine {1} {2}", "Domaine & Spa {1} {2}", "Résidence Club {1} {2}"],
    lodge: ["Lodge {1} {2}", "Chalet {1} {2}", "Refuge {1} {2}", "Campement {1} {2}"],
    inn: ["Auberge {1} {2}", "Relais {1} {2}", "Hostellerie {1} {2}", "Logis {1} {2}"],
    motel: ["Motel {1} {2}", "Hôtel d'Étape {1} {2}", "Relais de Route {1} {2}"],
    aparthotel: ["Résidence {1} {2}", "Appartements {1} {2}", "Appart'hôtel {1} {2}"],
    guesthouse: ["Chambres d'Hôtes {1} {2}", "Pension {1} {2}", "Gîte {1} {2}", "Villa {1} {2}"],
    hostel: ["Auberge de Jeunesse {1} {2}", "Hostel {1} {2}", "Gîte d'Étape {1} {2}"],
  },
  grand: ["Grand Hôtel {1} {2}", "Palais {1} {2}", "Hôtel Particulier {1} {2}", "Château {1} {2}"],
};

/** Quebec. */
export const QUEBECOIS: HouseLanguage = {
  ...FRENCH,
  groups: [
    group(
      `Érable Bouleau Sapin Mélèze Tremble Frêne Pin_Gris Harfang Cardinal Geai Huard Castor Renard Lièvre Caribou Ruisseau Lac Moulin Pont
       Sentier Balcon Perron Belvédère Clocher Poêle Lilas Traîneau Fanal`,
      MASCULINE,
    ),
    group(
      `Épinette Outarde Mésange Chouette Perdrix Loutre Rivière Colline Cabane Galerie Fontaine Terrasse Grange Érablière Sucrerie Lanterne
       Girouette Cloche Fougère Violette Pruche Neige Horloge Passerelle Source Clairière`,
      FEMININE,
    ),
  ],
};

/** The warm seas: Antilles, Réunion, Tahiti, West Africa. */
export const TROPICAL_FRENCH: HouseLanguage = {
  ...FRENCH,
  groups: [
    group(
      `Flamboyant Cocotier Manguier Tamarinier Frangipanier Bougainvillier Hibiscus Vanillier Cacaoyer Jasmin Bambou Colibri Papayer Goyavier
       Balcon Jardin Sentier Puits Belvédère Baobab Héron`,
      `Bleu Blanc Vert Doré Fleuri Caché Tranquille Clair Paisible Secret du_Matin de_la_Lune de_la_Place de_l'Aube de_Minuit du_Sud des_Îles
       des_Alizés du_Morne du_Soleil`,
    ),
    group(
      `Orchidée Vanille Cannelle Muscade Palme Tonnelle Terrasse Source Colline Lanterne Mangue Goyave Varangue Savane Fontaine Alamanda Case
       Véranda Ravine Cascade Canne`,
      `Bleue Blanche Verte Dorée Fleurie Cachée Tranquille Claire Paisible Secrète du_Matin de_la_Lune de_la_Place de_l'Aube de_Minuit du_Sud
       des_Îles des_Alizés du_Morne du_Soleil`,
    ),
  ],
};

/** `14 rue des Tilleuls` */
export const FRENCH_STREETS: StreetLanguage = {
  words: words(`des_Tilleuls du_Moulin de_la_Fontaine des_Lilas du_Puits des_Platanes de_la_Gare du_Marché des_Vignes de_la_Rivière du_Port
    des_Hirondelles des_Écoles du_Verger de_l'Horloge des_Cerisiers du_Lavoir des_Acacias du_Colombier des_Marronniers de_la_Halle du_Vieux_Pont
    des_Jardins de_la_Colline des_Roses du_Cloître des_Tanneurs des_Potiers du_Pré de_la_Source des_Oliviers du_Soleil des_Noisetiers des_Peupliers`),
  patterns: ["rue {w}", "rue {w}", "avenue {w}", "boulevard {w}", "place {w}", "chemin {w}", "quai {w}"],
  address: "{n} {s}",
  mostNumber: 160,
};
