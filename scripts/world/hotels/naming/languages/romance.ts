import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

export const SPANISH: HouseLanguage = {
  groups: [
    group(
      `Faro Olmo Naranjo Jardín Patio Puente Molino Río Camino Jilguero Colibrí Zorzal Gavilán Laurel Romero Tomillo Espino Almendro Limonero
       Granado Ciprés Roble Sauce Arrayán Tilo Aljibe Brocal Zaguán Mirador Tejado Balcón Candil Telar Sendero Manantial Arroyo Remanso Collado
       Páramo Trigal Olivar Viñedo Cafetal Alcor Duende Velero Ancla Farol Rosal Jazminero`,
      `Azul Blanco Claro Sereno Quieto Viejo Nuevo Verde Dorado Rojo Alto Hondo Manso Escondido Antiguo Florido Encalado Andante Callado
       Risueño Soleado Umbrío Lejano Eterno Secreto Ligero Nocturno Templado del_Alba del_Sur del_Valle de_Abril de_Mayo de_Septiembre
       de_la_Luna de_la_Plaza de_los_Vientos de_las_Tejas de_San_Telmo de_Santa_Inés`,
    ),
    group(
      `Encina Higuera Parra Fuente Posada Cigüeña Golondrina Calandria Alondra Garza Acequia Noria Tahona Alameda Glorieta Plazuela Azotea
       Veleta Campana Espiga Azucena Amapola Retama Hiedra Magnolia Ceiba Jacaranda Palma Orquídea Dalia Caracola Ensenada Ribera Colina Ladera
       Llanura Vega Dehesa Sombra Estrella Rueca Tinaja Cantera Lámpara Celosía Reja Balaustrada Buganvilla Acacia Mimosa`,
      `Azul Blanca Clara Serena Quieta Vieja Nueva Verde Dorada Roja Alta Honda Mansa Escondida Antigua Florida Encalada Callada Risueña
       Soleada Lejana Eterna Secreta Ligera Nocturna Templada del_Alba del_Sur del_Valle de_Abril de_Mayo de_Septiembre de_la_Luna de_la_Plaza
       de_los_Vientos de_las_Tejas de_San_Telmo de_Santa_Inés`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "Hotel Casa {1} {2}", "{1} {2} Hotel", "Casona {1} {2}", "Hotel Boutique {1} {2}"],
    resort: ["{1} {2} Resort", "Resort {1} {2}", "{1} {2} Playa Resort", "Hacienda {1} {2} Resort & Spa"],
    lodge: ["Lodge {1} {2}", "Refugio {1} {2}", "Cabañas {1} {2}", "Finca {1} {2}"],
    inn: ["Posada {1} {2}", "Mesón {1} {2}", "Hospedería {1} {2}", "Hostería {1} {2}"],
    motel: ["Hotel de Carretera {1} {2}", "Parador de Ruta {1} {2}", "Hostal de la Ruta {1} {2}"],
    aparthotel: ["Apartamentos {1} {2}", "Aparthotel {1} {2}", "Suites {1} {2}", "Residencial {1} {2}"],
    guesthouse: ["Hostal {1} {2}", "Casa {1} {2}", "Pensión {1} {2}", "Casa de Huéspedes {1} {2}"],
    hostel: ["Hostel {1} {2}", "Albergue {1} {2}", "Albergue Juvenil {1} {2}"],
  },
  grand: ["Gran Hotel {1} {2}", "Palacio {1} {2}", "Gran Casa {1} {2}", "Hotel Palacio {1} {2}"],
};

/** `Calle del Olmo 14` */
export const SPANISH_STREETS: StreetLanguage = {
  words: words(`del_Olmo de_la_Encina de_los_Naranjos del_Molino del_Faro de_la_Fuente de_las_Acacias del_Puente_Viejo de_la_Estación
    del_Mercado de_los_Jardines del_Carmen de_San_Telmo de_Santa_Inés de_las_Palmas de_los_Cipreses del_Arroyo de_la_Alameda de_la_Noria
    de_los_Alfareros de_los_Tejedores del_Telar de_la_Campana del_Rosal de_las_Golondrinas del_Sauce de_la_Vega del_Río de_los_Tilos
    de_la_Paloma del_Sol de_la_Luna de_la_Cantera de_los_Laureles de_las_Flores del_Colegio de_la_Ribera de_los_Almendros del_Jazmín`),
  patterns: ["Calle {w}", "Calle {w}", "Avenida {w}", "Paseo {w}", "Plaza {w}", "Camino {w}"],
  address: "{s} {n}",
  mostNumber: 240,
};

export const FRENCH: HouseLanguage = {
  groups: [
    group(
      `Tilleul Olivier Noyer Cerisier Jardin Moulin Pont Phare Cloître Lavoir Verger Sentier Ruisseau Vallon Rocher Pigeonnier Balcon Porche
       Marronnier Platane Genêt Romarin Laurier Chardon Lilas Colombier Merle Pinson Héron Martinet Rouge-gorge Renard Cadran Puits Perron
       Belvédère Vignoble Coquelicot Mimosa Figuier`,
      `Bleu Blanc Vert Doré Fleuri Perdu Caché Tranquille Endormi Ancien Clair Paisible Discret Secret d'Avril de_Mai d'Automne du_Midi du_Nord
       du_Matin des_Brumes des_Vignes des_Toits des_Lanternes des_Arts des_Marais des_Trois_Ponts de_la_Lune de_la_Place de_la_Rivière du_Port
       de_l'Aube de_Minuit`,
    ),
    group(
      `Glycine Fontaine Tourelle Cour Terrasse Source Clairière Prairie Colline Rive Tonnelle Treille Lanterne Girouette Cloche Verrière Plume
       Hirondelle Mésange Alouette Cigogne Grive Aubépine Bruyère Lavande Menthe Violette Pervenche Sauge Garrigue Dune Crique Passerelle Halle
       Buanderie Grange Bergerie Marelle Horloge Ancre`,
      `Bleue Blanche Verte Dorée Fleurie Perdue Cachée Tranquille Endormie Ancienne Claire Paisible Discrète Secrète d'Avril de_Mai d'Automne
       du_Midi du_Nord du_Matin des_Brumes des_Vignes des_Toits des_Lanternes des_Arts des_Marais des_Trois_Ponts de_la_Lune de_la_Place
       de_la_Rivière du_Port de_l'Aube de_Minuit`,
    ),
  ],
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

/** `14 rue des Tilleuls` */
export const FRENCH_STREETS: StreetLanguage = {
  words: words(`des_Tilleuls du_Moulin de_la_Fontaine des_Lilas du_Puits des_Platanes de_la_Gare du_Marché des_Vignes de_la_Rivière du_Port
    des_Hirondelles des_Écoles du_Verger de_l'Horloge des_Cerisiers du_Lavoir des_Acacias du_Colombier des_Marronniers de_la_Halle du_Vieux_Pont
    des_Jardins de_la_Colline des_Roses du_Cloître des_Tanneurs des_Potiers du_Phare de_la_Source des_Oliviers du_Soleil de_la_Plage des_Palmiers`),
  patterns: ["rue {w}", "rue {w}", "avenue {w}", "boulevard {w}", "place {w}", "chemin {w}", "quai {w}"],
  address: "{n} {s}",
  mostNumber: 160,
};

export const ITALIAN: HouseLanguage = {
  groups: [
    group(
      `Pino Cipresso Ulivo Tiglio Faro Mulino Ponte Giardino Cortile Pozzo Chiostro Sentiero Vigneto Frutteto Borgo Portico Balcone Campanile
       Airone Fringuello Merlo Cardellino Rosmarino Ginepro Corbezzolo Melograno Limone Castagno Glicine Gelsomino Torrente Lido Molo Veliero
       Orologio Telaio Lanternino`,
      `Bianco Verde Azzurro Antico Nascosto Dorato Fiorito Sereno Lento Chiaro Segreto Quieto del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna della_Piazza dei_Tetti delle_Rondini dei_Tre_Pini delle_Fonti dei_Vicoli dell'Alba dell'Arco`,
    ),
    group(
      `Quercia Magnolia Ginestra Fontana Torre Corte Loggia Terrazza Collina Riva Pergola Lanterna Campana Rondine Allodola Cicogna Civetta
       Lavanda Salvia Mimosa Camelia Ortensia Pineta Radura Sorgente Cala Scogliera Vela Àncora Filanda Fornace Bottega Meridiana Pieve`,
      `Bianca Verde Azzurra Antica Nascosta Dorata Fiorita Serena Lenta Chiara Segreta Quieta del_Sole del_Vento del_Mattino d'Aprile
       di_Maggio di_Settembre della_Luna della_Piazza dei_Tetti delle_Rondini dei_Tre_Pini delle_Fonti dei_Vicoli dell'Alba dell'Arco`,
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

export const PORTUGUESE: HouseLanguage = {
  groups: [
    group(
      `Farol Moinho Jardim Pátio Rio Caminho Pinheiro Carvalho Sobreiro Limoeiro Jacarandá Ipê Cajueiro Coqueiro Jasmim Alecrim Loureiro
       Manjericão Sabiá Canário Rouxinol Beija-flor Pardal Poço Portão Telhado Mirante Azulejo Tear Riacho Vale Penedo Barco Cais Areal
       Sobrado Casarão Bosque Trigal Canavial`,
      `Azul Branco Claro Sereno Velho Novo Verde Dourado Alto Manso Escondido Antigo Florido Calado Secreto do_Sol do_Sul do_Mar do_Largo
       de_Abril de_Maio de_Setembro da_Lua da_Praça dos_Ventos das_Telhas da_Serra da_Ladeira das_Andorinhas`,
    ),
    group(
      `Oliveira Figueira Amendoeira Mangueira Palmeira Fonte Varanda Ribeira Colina Ladeira Enseada Vela Âncora Concha Estrela Andorinha
       Cegonha Garça Cotovia Gaivota Azaleia Camélia Orquídea Hortênsia Magnólia Glicínia Vinha Horta Alameda Calçada Rendeira Lanterna Janela
       Nascente Restinga Jangada`,
      `Azul Branca Clara Serena Velha Nova Verde Dourada Alta Mansa Escondida Antiga Florida Calada Secreta do_Sol do_Sul do_Mar do_Largo
       de_Abril de_Maio de_Setembro da_Lua da_Praça dos_Ventos das_Telhas da_Serra da_Ladeira das_Andorinhas`,
    ),
  ],
  patterns: {
    hotel: ["Hotel {1} {2}", "{1} {2} Hotel", "Hotel Casa {1} {2}", "Solar {1} {2}"],
    resort: ["{1} {2} Resort", "Resort {1} {2}", "Quinta {1} {2} Resort", "{1} {2} Praia Resort"],
    lodge: ["Refúgio {1} {2}", "Chalés {1} {2}", "Fazenda {1} {2}"],
    inn: ["Pousada {1} {2}", "Estalagem {1} {2}", "Albergaria {1} {2}"],
    motel: ["Hotel da Estrada {1} {2}", "Pousada da Rota {1} {2}", "Hotel da Rodovia {1} {2}"],
    aparthotel: ["Apartamentos {1} {2}", "Flat {1} {2}", "Residencial {1} {2}"],
    guesthouse: ["Casa {1} {2}", "Pensão {1} {2}", "Hospedaria {1} {2}"],
    hostel: ["Hostel {1} {2}", "Albergue {1} {2}"],
  },
  grand: ["Grande Hotel {1} {2}", "Palácio {1} {2}", "Hotel Palácio {1} {2}"],
};

/** `Rua das Oliveiras, 14` */
export const PORTUGUESE_STREETS: StreetLanguage = {
  words: words(`das_Oliveiras do_Moinho da_Fonte das_Flores do_Farol da_Estação do_Mercado dos_Jardins das_Palmeiras do_Carmo da_Ribeira
    dos_Oleiros do_Poço das_Andorinhas da_Ladeira do_Cais das_Amendoeiras do_Jasmim da_Escola dos_Pinheiros do_Sol da_Colina das_Acácias
    do_Rosário da_Alameda dos_Ipês do_Limoeiro da_Varanda dos_Tecelões`),
  patterns: ["Rua {w}", "Rua {w}", "Rua {w}", "Avenida {w}", "Largo {w}", "Travessa {w}"],
  address: "{s}, {n}",
  mostNumber: 600,
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
