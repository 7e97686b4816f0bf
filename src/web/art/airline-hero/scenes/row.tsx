import { Bars, Fin, FinAgain, type SceneProps, Sky } from "./parts.tsx";

/** Tails side by side at dusk, and somebody with two lit wands who brings in the next. */
export const Row = ({ id, look }: SceneProps) => (
  <>
    <Sky id={id} horizon={560} sun={[474, 366, 108]} />
    <Bars
      at={[
        [430, 120, 190],
        [560, 142, 110],
        [60, 110, 120],
      ]}
      opacity={0.5}
    />
    <path d="M0 470L110 420 190 452 300 392 420 456 520 424 640 470 800 410V580H0z" fill="var(--sc-far)" />
    <path d="M0 520Q200 490 420 510T800 500V600H0z" fill="var(--sc-far-2)" />
    <path d="M520 560v-34h80v-18h60v-16h34v16h60v20h60v32z" fill="var(--sc-mid)" />
    <path d="M600 540H800" stroke="var(--sc-window)" strokeWidth="5" strokeDasharray="4 11" />
    <FinAgain id={id} at={[524, 389]} size={1.8} />
    <path d="M400 516H640Q690 520 716 536q-16 28-76 36H400z" fill="var(--sc-wall-2)" />
    <path d="M664 534l56-12h12l-34 22z" fill="var(--sc-mid-2)" />
    <FinAgain id={id} at={[326, 290]} size={2.8} />
    <path d="M200 488H520Q590 492 634 518q2 6 0 8-30 48-120 58H200z" fill="var(--sc-wall-2)" />
    <path d="M200 548H500Q560 544 600 530" fill="none" stroke={look.main} strokeWidth="8" />
    <path d="M548 514l88-20h18l-58 34z" fill="var(--sc-mid-2)" />
    <Fin id={id} look={look} at={[14, 136]} size={4.3} />
    <path d="M-20 444H270Q410 450 502 498q6 6 0 12-92 76-232 92H-20z" fill="var(--sc-wall)" />
    <path d="M-20 558H310Q420 550 504 504q2 4-2 6-92 76-232 92H-20z" fill="var(--sc-wall-2)" />
    <path d="M-20 554H316Q400 546 462 522" fill="none" stroke={look.main} strokeWidth="12" />
    <path d="M-20 504H230" stroke="var(--sc-mid-2)" strokeWidth="18" strokeDasharray="12 15" />
    <path d="M372 502L500 476h28l-78 50z" fill="var(--sc-mid-2)" />
    <path d="M0 590H800V700H0z" fill="var(--sc-near)" />
    <path d="M0 634H800V700H0z" fill="var(--sc-near-2)" />
    <path d="M-20 588H290L270 602H-20z" fill="var(--sc-wall-2)" />
    <path d="M130 600v18M170 600v18" stroke="var(--sc-ink)" strokeWidth="12" />
    <path d="M130 622h.1M170 622h.1" stroke="var(--sc-ink)" strokeWidth="34" strokeLinecap="round" />
    <path d="M0 654H460Q560 656 760 690" fill="none" stroke="var(--sc-window)" strokeWidth="5" opacity=".75" />
    <g transform="translate(48 8)">
      <g fill="var(--sc-ink)">
        <path d="M580 690V584q0-18 20-18t20 18v106h-15v-58h-10v58z" />
        <circle cx="600" cy="546" r="14" />
        <path d="M584 580l-44-34M616 580l44-34" stroke="var(--sc-ink)" strokeWidth="12" strokeLinecap="round" />
      </g>
      <path d="M581 600h38v9h-38z" fill="var(--sc-window)" />
      <path d="M536 542l-14-42M664 542l14-42" stroke="var(--sc-sun)" strokeWidth="9" strokeLinecap="round" />
    </g>
  </>
);
