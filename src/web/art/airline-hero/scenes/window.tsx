import { Bars, Fin, type SceneProps, Sky } from "./parts.tsx";

const HOLE = "M152 250a190 190 0 0 1 190-190h116a190 190 0 0 1 190 190v200a190 190 0 0 1-190 190H342a190 190 0 0 1-190-190z";

/** From the window seat: the wing over a sea of cloud, its tip painted like the tail, the sun on the horizon. */
export const CabinWindow = ({ id, look }: SceneProps) => (
  <>
    <clipPath id={`${id}-hole`}>
      <path d={HOLE} />
    </clipPath>
    <g clipPath={`url(#${id}-hole)`}>
      <Sky id={id} horizon={470} sun={[318, 366, 96]} />
      <Bars
        at={[
          [410, 150, 140],
          [450, 172, 120],
          [196, 214, 90],
        ]}
      />
      <path d="M140 440q60-34 120-6t110-8 120 6 100-10 80 8v90H140z" fill="var(--sc-far)" />
      <path d="M140 470q80-28 150-2t140-8 110 4 120-6v200H140z" fill="var(--sc-cloud)" />
      <path d="M140 520q90-22 180 0t170-6 170 2v140H140z" fill="var(--sc-sky-4)" opacity=".55" />
      <path d="M140 580q100-26 210-2t150-8 160 4v80H140z" fill="var(--sc-far-2)" opacity=".45" />
      <Fin id={id} look={look} at={[446, 250]} size={1.75} />
      <path d="M120 596L490 402q40-26 116-24 10 6-2 14L300 660H120z" fill="var(--sc-wall)" />
      <path d="M214 660L560 404l46-24q8 6-2 12L330 660z" fill="var(--sc-mid-2)" opacity=".5" />
      <path d="M130 604L486 418M300 540l34 30M404 472l30 24" fill="none" stroke="var(--sc-mid-2)" strokeWidth="3.5" opacity=".6" />
      <path d="M120 610L330 500l20 18-230 130z" fill={look.main} opacity=".9" />
    </g>
    <path d={`M0 0H800V700H0z${HOLE}`} fill="var(--sc-wall-2)" fillRule="evenodd" />
    <path d="M0 0H90Q70 350 90 700H0zM800 0H710Q730 350 710 700H800z" fill="var(--sc-ink)" opacity=".07" />
    <path d={HOLE} fill="none" stroke="var(--sc-wall)" strokeWidth="34" />
    <path d={HOLE} fill="none" stroke="var(--sc-ink)" strokeWidth="3" opacity=".22" />
    <path d="M169 250a173 173 0 0 1 173-173h116a173 173 0 0 1 173 173v-40H169z" fill="var(--sc-wall)" opacity=".96" />
    <path d="M169 208H631" stroke="var(--sc-ink)" strokeWidth="3" opacity=".2" />
    <path d="M360 196h80" stroke="var(--sc-ink)" strokeWidth="8" strokeLinecap="round" opacity=".35" />
    <path d="M-10 700V520Q-10 430 70 430q74 0 84 84l22 186z" fill="var(--sc-near)" />
    <path d="M2 510q4-66 70-66 62 0 70 66l4 34Q76 560 4 546z" fill={look.main} />
    <path d="M8 560q66 12 140-2" fill="none" stroke={look.tail} strokeWidth="5" opacity=".7" />
  </>
);
