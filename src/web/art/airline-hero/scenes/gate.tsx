import { Bars, Fin, type SceneProps, Sky } from "./parts.tsx";

/** Dawn at the gate: the tail against the sun, the hall and the tower behind, a tug with its carts. */
export const Gate = ({ id, look }: SceneProps) => (
  <>
    <Sky id={id} horizon={600} sun={[262, 322, 104]} />
    <Bars
      at={[
        [560, 118, 150],
        [610, 140, 120],
        [70, 168, 110],
      ]}
    />
    <path d="M0 470Q110 412 220 446T470 430T700 440T800 420V620H0z" fill="var(--sc-far)" />
    <g fill="var(--sc-far-2)">
      <path d="M0 496Q90 470 200 478L470 500V600H0z" />
      <path d="M628 600V372h-16l-12-30h76l-12 30h-16v228z" />
      <path d="M690 600V498h110v102z" />
    </g>
    <path d="M598 334h80l-6-18h-68zM636 316V276h3v40z" fill="var(--sc-mid-2)" />
    <path d="M606 336h64" stroke="var(--sc-window)" strokeWidth="8" strokeDasharray="9 4" />
    <path d="M12 520h440M12 548h440" stroke="var(--sc-cloud)" strokeWidth="12" strokeDasharray="20 8" opacity=".55" />
    <Fin id={id} look={look} at={[196, 78]} size={4.7} />
    <path d="M596 482L762 452l26 4-94 58z" fill="var(--sc-wall-2)" />
    <path d="M-20 420H470Q640 428 752 474q8 6 0 12Q640 566 450 590H-20z" fill="var(--sc-wall)" />
    <path d="M-20 540H520Q650 530 756 480q2 6-4 6Q640 566 450 590H-20z" fill="var(--sc-wall-2)" />
    <path d="M-20 536H526Q620 528 700 504" fill="none" stroke={look.main} strokeWidth="12" />
    <path d="M-20 482H410" stroke="var(--sc-mid-2)" strokeWidth="20" strokeDasharray="13 15" />
    <path d="M438 458h34v72h-34z" fill="none" stroke="var(--sc-wall-2)" strokeWidth="4" />
    <path d="M590 500L742 540l34-4-104-52z" fill="var(--sc-cloud)" />
    <path d="M590 500L742 540l34-4-30-15-90-19z" fill="var(--sc-far-2)" opacity=".5" />
    <path d="M0 604H800V700H0z" fill="var(--sc-near)" />
    <path d="M0 640H800V700H0z" fill="var(--sc-near-2)" />
    <path d="M166 586h12v22h-12zM206 586h12v22h-12z" fill="var(--sc-ink)" />
    <path d="M172 614v8M212 614v8" stroke="var(--sc-ink)" strokeWidth="34" strokeLinecap="round" />
    <path d="M0 656H380Q520 656 800 690" fill="none" stroke="var(--sc-window)" strokeWidth="5" opacity=".8" />
    <g fill="var(--sc-ink)">
      <path d="M470 636v-30h26l10-22h34v52zM556 612h70v24h-70zM640 612h70v24h-70z" />
      <path
        d="M484 636h.1M528 636h.1M572 638h.1M612 638h.1M656 638h.1M696 638h.1M540 628h110"
        stroke="var(--sc-ink)"
        strokeWidth="17"
        strokeLinecap="round"
      />
    </g>
    <path d="M562 592h28v20h-28zM648 588h24v24h-24z" fill="var(--sc-sun)" />
    <path d="M594 596h26v16h-26zM676 594h28v18h-28z" fill="var(--sc-wall-2)" />
  </>
);
