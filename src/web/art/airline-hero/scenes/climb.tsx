import { Bars, Fin, type SceneProps, Sky } from "./parts.tsx";

/** Climbing out above the clouds, the sun behind the tail. */
export const Climb = ({ id, look }: SceneProps) => (
  <>
    <Sky id={id} horizon={700} sun={[480, 300, 124]} />
    <Bars
      at={[
        [70, 120, 170],
        [40, 144, 110],
        [600, 190, 140],
        [660, 470, 110],
      ]}
    />
    <path
      d="M0 540a46 46 0 0 1 78-32 60 60 0 0 1 106-10 44 44 0 0 1 76 18 66 66 0 0 1 120-6 40 40 0 0 1 70 12 70 70 0 0 1 124-22 50 50 0 0 1 90 18 54 54 0 0 1 136-8V700H0z"
      fill="var(--sc-far)"
      opacity=".6"
    />
    <g transform="translate(92 262) rotate(9)">
      <path d="M270 34L424-46h28L352 34z" fill="var(--sc-mid-2)" />
      <Fin id={id} look={look} at={[402, -158]} size={2.6} />
      <path d="M0 64Q12 32 72 26H470Q570 28 648 52q6 6 0 10Q560 100 430 106H96Q16 102 0 64z" fill="var(--sc-wall)" />
      <path d="M2 70Q30 82 110 84H470Q580 82 650 58q2 2-2 4Q560 100 430 106H96Q22 102 2 70z" fill="var(--sc-wall-2)" />
      <path d="M16 82Q60 90 110 90H480Q560 86 616 72" fill="none" stroke={look.main} strokeWidth="8" />
      <path d="M34 44q10-10 30-12l-4 16H30z" fill="var(--sc-ink)" />
      <path d="M112 58H500" stroke="var(--sc-mid-2)" strokeWidth="10" strokeDasharray="8 10" />
      <path d="M540 62L650 96h26L604 56z" fill="var(--sc-mid)" />
      <path d="M204 122h78q14 0 14 15t-14 15h-78q-12-4-12-15t12-15z" fill={look.main} />
      <path d="M204 122q-12 4-12 15t12 15z" fill="var(--sc-ink)" />
      <path d="M216 88H346L452 206h-34L286 118z" fill="var(--sc-mid-2)" />
      <path d="M216 88H346l24 27-84 3z" fill="var(--sc-mid)" />
    </g>
    <path
      d="M0 616a52 52 0 0 1 92-26 62 62 0 0 1 112 2 44 44 0 0 1 80-4 74 74 0 0 1 134-4 42 42 0 0 1 78 4 66 66 0 0 1 120-2 48 48 0 0 1 88-2 50 50 0 0 1 96-10V700H0z"
      fill="var(--sc-cloud)"
      opacity=".72"
    />
    <path
      d="M0 668a40 40 0 0 1 72-18 56 56 0 0 1 104 4 50 50 0 0 1 92-4 40 40 0 0 1 72 8 62 62 0 0 1 114-8 46 46 0 0 1 86 4 58 58 0 0 1 106-6 42 42 0 0 1 76 4 48 48 0 0 1 78-10V700H0z"
      fill="var(--sc-cloud)"
    />
    <path
      d="M120 690q40-22 90-6M420 692q50-24 110-6M650 690q30-14 70-6"
      fill="none"
      stroke="var(--sc-sky-4)"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);
