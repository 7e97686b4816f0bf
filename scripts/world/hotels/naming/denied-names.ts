import { fold } from "../../../../src/core/kernel/index.ts";

/** Brands of groups and chains, and houses that everybody knows: no hotel of ours carries one of these words. */
const DENIED = `
  hilton hyatt marriott ritz four_seasons plaza savoy westin ibis novotel radisson sofitel raffles peninsula mandarin aman amanresorts fairmont
  motel_6 super_8 moxy citizenm sheraton st_regis le_meridien meridien autograph courtyard_by renaissance gaylord residence_inn fairfield
  springhill towneplace aloft element delta_hotels protea tribute_portfolio bulgari edition ac_hotel accor mercure pullman swissotel movenpick
  mgallery mama_shelter fairmont rixos banyan_tree adagio hotelf1 formule_1 jo_and_joe tribe greet intercontinental kimpton crowne_plaza holiday_inn
  indigo even_hotels avid candlewood staybridge six_senses regent voco hualuxe vignette conrad waldorf astoria doubletree embassy_suites hampton
  homewood home2 tru_by curio canopy tapestry motto lxr andaz alila thompson miraval park_hyatt grand_hyatt caption wyndham ramada days_inn
  la_quinta travelodge howard_johnson baymont microtel hawthorn_suites trademark dolce wingate americinn choice_hotels comfort_inn comfort_suites
  quality_inn sleep_inn clarion cambria econo_lodge rodeway mainstay suburban_studios ascend best_western surestay glo_hotel vib aiden worldhotels
  red_roof red_lion knights_inn drury extended_stay omni loews montage pendry auberge_resorts rosewood oetker belmond cheval_blanc dorchester
  claridges connaught berkeley lanesborough corinthia langham shangri_la kerry_hotels dusit anantara avani minor_hotels tivoli nh_hotels melia
  sol_hotels gran_melia paradisus innside barcelo iberostar riu hotetur bahia_principe h10 catalonia nh_collection eurostars vincci silken paradores
  palladium hard_rock sandals beaches_resorts club_med secrets dreams_resorts breathless zoetry excellence karisma couples atlantis baha_mar
  disney universal caesars bellagio venetian palazzo wynn encore mirage mgm luxor excalibur flamingo harrahs bally tropicana aria cosmopolitan
  vdara mandalay golden_nugget circus_circus stratosphere treasure_island borgata mohegan foxwoods hotel_du_cap negresco le_bristol crillon george_v
  plaza_athenee meurice lutetia cipriani danieli gritti bauer hassler eden_rock adlon kempinski steigenberger vier_jahreszeiten bayerischer_hof
  sacher imperial bristol schloss_elmau baur_au_lac dolder badrutts beau_rivage le_richemond okura imperial_hotel apa_hotel toyoko dormy_inn
  super_hotel hoshino prince_hotel new_otani lotte shilla taj oberoi leela itc lalit trident lemon_tree ginger treebo oyo fabhotel zostel ccr
  jumeirah burj_al_arab rotana address_hotels atlantis armani one_and_only kerzner cinnamon jetwing aitken_spence amari centara chatrium onyx como
  capella soneva banyan pan_pacific parkroyal far_east millennium copthorne frasers ascott citadines oakwood somerset swiss_bel santika aston
  archipelago tauzia harris horison premier_inn travelodge britannia_hotels macdonald malmaison hotel_du_vin hoxton soho_house ace_hotel standard
  generator wombats meininger a_and_o selina freehand hostelling scandic radisson_red thon clarion_hotel strawberry nordic_choice elite_hotels
  motel_one b_and_b_hotels campanile kyriad premiere_classe louvre_hotels leonardo maritim dorint lindner h_hotels azimut cosmos metropol
  sun_international southern_sun tsogo city_lodge protea serena sarova fairview sonder selina graduate pod_hotel yotel arlo public virgin nomad
  ned mondrian delano sls sbe baccarat carlyle pierre algonquin chateau_marmont beverly_hills bel_air biltmore breakers greenbrier broadmoor
  homestead del_coronado fontainebleau eden_roc raleigh moana_surfrider royal_hawaiian halekulani kahala grand_wailea mauna_kea palmer_house drake
  driskill menger peabody brown_palace old_faithful ahwahnee jinjiang jin_jiang huazhu hanting ji_hotel home_inn 7_days vienna_hotel orange_hotel
  atour greentree new_century wanda
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll("_", " "));

/** Folded words and phrases, each once. */
export const DENIED_NAMES: readonly string[] = [...new Set(DENIED)];

const DENIED_PATTERN = new RegExp(` (?:${DENIED_NAMES.join("|")}) `);

/** Whether a name holds a brand or a famous house as whole words. */
export const isDenied = (name: string): boolean => DENIED_PATTERN.test(` ${fold(name.replaceAll("&", " and "))} `);
