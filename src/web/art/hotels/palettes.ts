import type { HotelLook } from "../../../core/hotels/index.ts";
import type { Hex } from "./colors.ts";
import type { Hour } from "./palette.ts";
import type { Choices } from "./plan-picture.ts";
import type { FloraName, GroundName } from "./traits.ts";

/** An hour's air: the sky's two ends, what stands far and less far in it, window panes and lit windows. */
export interface Air {
  readonly sky1: Hex;
  readonly sky2: Hex;
  readonly back: Hex;
  readonly back2: Hex;
  readonly glass: Hex;
  readonly lit: Hex;
  readonly sun: Hex;
}

const DAY = { glass: "#4f8fa0", lit: "#fff3d6", sun: "#f4633a" } as const;
const DUSK = { glass: "#4b5f8c", lit: "#ffe3ae", sun: "#f4633a" } as const;
const NIGHT = { glass: "#20345f", lit: "#ffd98c", sun: "#f4633a" } as const;

export const AIRS: Readonly<Record<Hour, Choices<Air>>> = {
  day: [
    { ...DAY, sky1: "#9fd3df", sky2: "#ffeccd", back: "#a9c6c9", back2: "#7fa7ad" },
    { ...DAY, sky1: "#8fcbd6", sky2: "#fff4e2", back: "#b3d0d2", back2: "#83adb3" },
    { ...DAY, sky1: "#c3e2e6", sky2: "#ffdfbe", back: "#c6d2cb", back2: "#96b2b1", sun: "#f2814f" },
    { ...DAY, sky1: "#7fc3d8", sky2: "#eaf5ec", back: "#a2c9d0", back2: "#75a3b2" },
    { ...DAY, sky1: "#b4dbe4", sky2: "#fdf0dd", back: "#bccfd6", back2: "#8ba6b6", sun: "#f4733f" },
  ],
  dusk: [
    { ...DUSK, sky1: "#4a5a94", sky2: "#ffbf91", back: "#8f7ba3", back2: "#665f8f" },
    { ...DUSK, sky1: "#7a5a94", sky2: "#ffc48f", back: "#a06f8c", back2: "#755780" },
    { ...DUSK, sky1: "#6a86b5", sky2: "#ffbf91", back: "#8ea3c2", back2: "#5b7399" },
    { ...DUSK, sky1: "#3f7592", sky2: "#ffd3a3", back: "#8a9ea9", back2: "#5d7a8f" },
    { ...DUSK, sky1: "#a35c84", sky2: "#ffd09a", back: "#b97c86", back2: "#86587a" },
  ],
  night: [
    { ...NIGHT, sky1: "#071426", sky2: "#2f3d74", back: "#26356a", back2: "#1a2750" },
    { ...NIGHT, sky1: "#0a1233", sky2: "#463c78", back: "#332f66", back2: "#221f4c" },
    { ...NIGHT, sky1: "#05202c", sky2: "#1f5a66", back: "#1c4856", back2: "#12323f" },
    { ...NIGHT, sky1: "#0b1c3d", sky2: "#3f5a94", back: "#2c4478", back2: "#1d305a" },
  ],
};

/** What stands in the distance by day, where that is not the color of the air. */
export const FAR_BY_SETTING: Readonly<Partial<Record<HotelLook["setting"], Pick<Air, "back" | "back2">>>> = {
  beach: { back: "#8fb9b0", back2: "#7fa7ad" },
  mountain: { back: "#a4b8cf", back2: "#7c9a9c" },
  desert: { back: "#d98f6a", back2: "#e8b58a" },
  highway: { back: "#b3cbb4", back2: "#8fb097" },
  garden: { back: "#8fb9a8", back2: "#5fa08c" },
};

interface Tint {
  readonly wall: Hex;
  /** About 15 % darker than the wall. */
  readonly wall2: Hex;
  readonly roof: Hex;
}

const tint = (wall: Hex, wall2: Hex, roof: Hex): Tint => ({ wall, wall2, roof });

export const TINTS: Readonly<Record<HotelLook["building"], Choices<Tint>>> = {
  tower: [
    tint("#e4ebee", "#bccbd3", "#33507a"),
    tint("#6f83b0", "#4f6290", "#33507a"),
    tint("#f3dfc1", "#d9bd97", "#7a4a3a"),
    tint("#8fb3b8", "#6b939b", "#0b1f3a"),
    tint("#c9846a", "#a9684f", "#4a2f2b"),
    tint("#dfe7dc", "#b9c7b9", "#0f766e"),
  ],
  brownstone: [
    tint("#a9583f", "#8b4634", "#3b2a35"),
    tint("#c97b54", "#a9623f", "#4a2f2b"),
    tint("#d9a679", "#b98658", "#33507a"),
    tint("#efe2cf", "#d0bea5", "#3b2a35"),
    tint("#8a5148", "#6d3d39", "#2b2230"),
    tint("#b9c4b4", "#97a592", "#33404f"),
  ],
  resort: [
    tint("#fffaf2", "#ecd9bd", "#f3dfc1"),
    tint("#f9d9c0", "#e3b796", "#b5563c"),
    tint("#fdeccb", "#e5cb9b", "#0f766e"),
    tint("#e3f1f4", "#bcd7df", "#f4633a"),
  ],
  lodge: [
    tint("#8a5a3c", "#8d8791", "#4a2f2b"),
    tint("#a06c43", "#8f8a80", "#2f4a4a"),
    tint("#6f4a3a", "#9a8f86", "#7a2f28"),
    tint("#b07d4f", "#7f868c", "#33404f"),
  ],
  inn: [
    tint("#e0a878", "#c78a60", "#8a5a3c"),
    tint("#d98f6a", "#b8704d", "#7a4a30"),
    tint("#f0d3a8", "#d3ae7c", "#9a6a44"),
    tint("#f3e7d3", "#d8c4a4", "#b5563c"),
  ],
  motel: [
    tint("#4fa39c", "#3b827c", "#f4633a"),
    tint("#f3dfc1", "#d9bd97", "#0f766e"),
    tint("#f2b8a0", "#d9957a", "#33507a"),
    tint("#9cc3cf", "#78a3b0", "#b5563c"),
  ],
  grand: [
    tint("#f3dfc1", "#cfae8c", "#33507a"),
    tint("#fffaf2", "#dccbb4", "#3f6a64"),
    tint("#f0cdb4", "#cda387", "#4a3a4a"),
    tint("#e6e3d8", "#c3bfae", "#7a4a3a"),
  ],
  apartment: [
    tint("#fffaf2", "#dbe6e2", "#0b1f3a"),
    tint("#f3dfc1", "#d9bd97", "#7a4a3a"),
    tint("#cfdcd4", "#aebfb6", "#33507a"),
    tint("#e8b79a", "#c99474", "#3b2a35"),
    tint("#9fb7c4", "#7d97a6", "#0b1f3a"),
  ],
};

export const ACCENTS: Choices<Hex> = ["#f4633a", "#0f766e", "#f2a65a", "#0f9a95", "#b5563c"];

interface Leaves {
  readonly leaf: Hex;
  readonly leaf2: Hex;
}

const GREEN: Leaves = { leaf: "#0f766e", leaf2: "#2d8a70" };
const FRESH: Leaves = { leaf: "#2b8159", leaf2: "#5c9f68" };
const DEEP: Leaves = { leaf: "#155e58", leaf2: "#2f7a66" };

/** A temperate tree turns its leaves; the others stay green. */
export const LEAVES: Readonly<Record<FloraName, Choices<Leaves>>> = {
  palm: [GREEN, FRESH, DEEP],
  pine: [DEEP, GREEN, { leaf: "#1d5a4c", leaf2: "#3c7560" }],
  cactus: [
    { leaf: "#2f7d62", leaf2: "#6f9a6c" },
    { leaf: "#3f8a5f", leaf2: "#86a46b" },
  ],
  plane: [GREEN, FRESH, DEEP, { leaf: "#cf7a3d", leaf2: "#dc9a4d" }, { leaf: "#5f8f5a", leaf2: "#8bab63" }],
  topiary: [GREEN, DEEP, FRESH],
};

interface Ground {
  readonly ground: Hex;
  readonly ground2: Hex;
}

export const GROUNDS: Readonly<Record<GroundName, Choices<Ground>>> = {
  street: [
    { ground: "#d9c7ab", ground2: "#6f8388" },
    { ground: "#d9d2c2", ground2: "#7a8490" },
    { ground: "#cdbfb2", ground2: "#62737f" },
  ],
  court: [
    { ground: "#e6d5ba", ground2: "#cdb48f" },
    { ground: "#dcd8cc", ground2: "#b9b7ab" },
  ],
  sand: [
    { ground: "#f6dfb8", ground2: "#e8c99a" },
    { ground: "#f3d3ab", ground2: "#dfb98a" },
  ],
  snow: [{ ground: "#f4efe8", ground2: "#c2cbdd" }],
  gravel: [
    { ground: "#f0cf9f", ground2: "#dcb480" },
    { ground: "#e9bd8c", ground2: "#d19d6c" },
  ],
  // The second is the grass.
  lawn: [
    { ground: "#ecd2ae", ground2: "#1f7f6b" },
    { ground: "#e2d8c6", ground2: "#3f8f66" },
    { ground: "#e9dcc0", ground2: "#2d8a70" },
  ],
};

/** A room's walls, floor and wood by day. */
interface Interior extends Omit<Tint, "roof"> {
  readonly ground: Hex;
  readonly ground2: Hex;
  readonly wood: Hex;
}

const interior = (wall: Hex, wall2: Hex, ground: Hex, ground2: Hex, wood: Hex): Interior => ({ wall, wall2, ground, ground2, wood });

export const INTERIORS: Choices<Interior> = [
  interior("#dff1f7", "#c6dfe3", "#c99a6c", "#fffaf2", "#7a4a30"),
  interior("#f6e6cc", "#e0c59f", "#d8b68c", "#fffaf2", "#a8703f"),
  interior("#f3e6de", "#dcc6b8", "#b98a66", "#f4e4d2", "#6b4a3c"),
  interior("#dbe7dc", "#bccfc0", "#c9a27c", "#f4efe2", "#7a5a3c"),
  interior("#f2d3c2", "#dcb29c", "#b7835f", "#fbe9dc", "#6b3f2f"),
  interior("#e6e2ee", "#cbc4dc", "#a78a72", "#f1ecf4", "#5b4636"),
  interior("#fbf3e4", "#e3d6bf", "#8f6b4f", "#e9d9c2", "#4f3a30"),
  interior("#c9dde3", "#a8c3cd", "#d9b58c", "#f3ead9", "#8a5a3c"),
];

export const CLOTHS: Choices<Hex> = ["#fffaf2", "#f1ece2", "#e6eef0", "#fdeee2"];
