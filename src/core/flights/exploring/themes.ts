/** What somebody may be looking for, in the order of a list. */
export const THEMES = ["beach", "city", "culture", "nature", "ski"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Our own pick of places for each theme, by the codes that the supply sells them under: a metropolitan area's where it has one. From general knowledge, a start
 * and no ranking; a gateway stands for what lies a drive away from it. A place may have several themes, most have none.
 */
const PICKS: Readonly<Record<Theme, string>> = {
  beach:
    "HNL OGG KOA LIH MIA FLL CUN PUJ MBJ NAS AUA SJU BGI UVF GCM SXM BDA SJD PVR HUX PLS ANU VRA LIR SAN MYR PMI IBZ FAO AGP " +
    "ALC LPA FUE ACE HER CFU RHO JTR JMK CAG OLB SPU DBV LCA AYT DLM HRG SSH DJE AGA ZNZ MBA MRU SEZ MLE DPS HKT USM KBV LGK " +
    "BKI CEB MPH PQC DAD GOI NAN PPT RAR OOL CNS SSA REC NAT FOR FLN CTG SMR TCI NHA RIO SYD BCN DXB NCE FMY SRQ VPS PFN EYW " +
    "STT CZM TQO MZT ACA ZIH CUR GND TAB PTP FDF ADZ RTB MCZ MAH MLA ZTH KGS SID LOP OKA PER",
  city:
    "NYC CHI SFO LAX WAS BOS SEA MSY LAS PHL YTO YMQ YVR MEX LON PAR AMS BRU BER MUC HAM VIE PRG BUD WAW STO CPH OSL HEL DUB " +
    "MAD BCN LIS ROM MIL ATH IST DXB AUH DOH TYO OSA SEL TPE HKG SHA BJS SIN BKK KUL SYD MEL AKL BUE RIO SAO SCL BOG CPT JNB " +
    "MIA SAN ATL AUS BNA EDI OPO ZRH BEG TLV DEL BOM SGN LIM MDE MVD GDL",
  culture:
    "ROM ATH FLR VCE NAP PAR LON EDI PRG KRK VIE BUD SVQ GRX LIS OPO IST CAI LXR RAK FEZ TUN AMM TLV DEL JAI VNS KTM LPQ HAN " +
    "HUI OSA TYO BJS SIA CUZ LIM MEX OAX MID GUA HAV CTG SAF CHS MSY SKD BHK TBS EVN BOM SAI YIA NYC WAS SDQ FRS MAD BER SZG " +
    "PMO IZM UDR",
  nature:
    "ANC FAI JNU BZN JAC FCA RAP FLG GCN YVR YYC YXY REK BGO TOS TRD INV FAE CMF MUC INN ZRH GVA PDL FNC SJO LIR DPS GPS UIO " +
    "BRC USH PUQ FTE PMC IGU MAO IQT NBO JRO ARK WDH MUB VFA LVI HDS TNR CNS DRW ASP ZQN CHC BHE BKI KTM PBH KOA LIH TYS FAT " +
    "CJC CUZ LYR TCI LJU ASR NLP KGL RUN CPT LBJ PPS KWL SPK AYQ HBA",
  ski:
    "DEN ASE EGE HDN GUC MTJ SLC JAC BZN SUN RNO YVR YLW YYC BTV INN SZG ZRH GVA MUC GNB CMF LYS TRN VRN OSL SOF SDJ KIJ BRC " +
    "SCL MDZ GRX TLS RVN KTT OSD SPK DRO FCA RDM MMH ANC SAF YXC YQB YMQ MHT VCE KLU LJU SJJ KAO TBS ALA ASR AKJ USH ZQN CHC",
};

/** The codes of a theme's places. */
export const placesOfTheme = (theme: Theme): readonly string[] => PICKS[theme].split(" ");

const themes = new Map<string, Theme[]>();
for (const theme of THEMES) for (const code of placesOfTheme(theme)) themes.set(code, [...(themes.get(code) ?? []), theme]);

/** The themes of a place, by its code. */
export const themesOf = (code: string): readonly Theme[] => themes.get(code) ?? [];
