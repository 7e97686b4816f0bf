import { group, type HouseLanguage, type StreetLanguage, words } from "../language.ts";

const MASCULINE = `Azul Branco Claro Sereno Velho Novo Verde Dourado Alto Manso Escondido Antigo Florido Calado Secreto do_Sol do_Sul do_Largo
  de_Abril de_Maio de_Setembro da_Lua da_Praça dos_Ventos das_Telhas da_Serra da_Ladeira das_Andorinhas`;
const FEMININE = `Azul Branca Clara Serena Velha Nova Verde Dourada Alta Mansa Escondida Antiga Florida Calada Secreta do_Sol do_Sul do_Largo
  de_Abril de_Maio de_Setembro da_Lua da_Praça dos_Ventos das_Telhas da_Serra da_Ladeira das_Andorinhas`;
const SEA = [
  group("Farol Barco Cais Areal Coral Recife Oceano Leme Veleiro Pescador Marinheiro Molhe", `${MASCULINE} do_Mar`),
  group("Enseada Vela Âncora Concha Gaivota Maré Brisa Praia Onda Baía Espuma Pérola", `${FEMININE} do_Mar`),
];

/** Portugal and its islands. */
export const PORTUGUESE: HouseLanguage = {
  groups: [
    group(
      `Moinho Jardim Pátio Rio Caminho Pinheiro Carvalho Sobreiro Limoeiro Jacarandá Jasmim Alecrim Loureiro Manjericão Canário Rouxinol Pardal
       Poço Portão Telhado Mirante Azulejo Tear Riacho Vale Penedo Sobrado Casarão Bosque Trigal`,
      MASCULINE,
    ),
    group(
      `Oliveira Figueira Amendoeira Fonte Varanda Ribeira Colina Ladeira Estrela Andorinha Cegonha Garça Cotovia Azaleia Camélia Hortênsia
       Magnólia Glicínia Vinha Horta Alameda Calçada Rendeira Lanterna Janela Nascente`,
      FEMININE,
    ),
  ],
  sea: SEA,
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

/** Brazil, and the warm coasts of Africa where Portuguese is spoken. */
export const BRAZILIAN: HouseLanguage = {
  ...PORTUGUESE,
  groups: [
    group(
      `Ipê Cajueiro Coqueiro Jatobá Jacarandá Jasmim Limoeiro Manacá Sabiá Canário Beija-flor Bem-te-vi Tucano Jardim Pátio Rio Caminho Portão
       Telhado Mirante Azulejo Riacho Vale Sobrado Casarão Bosque Canavial Cafezal Buriti Tamarindo`,
      MASCULINE,
    ),
    group(
      `Mangueira Palmeira Pitangueira Jabuticabeira Amoreira Aroeira Fonte Varanda Ribeira Colina Ladeira Estrela Andorinha Garça Arara Azaleia
       Orquídea Bromélia Hortênsia Lanterna Janela Nascente Rede Rendeira Alameda`,
      FEMININE,
    ),
  ],
  sea: [...SEA, group("Jangada Restinga Canoa Palmeira Arara Tartaruga Duna Rede Lua Estrela Ilha", FEMININE)],
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
