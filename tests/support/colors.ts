import type { Locator } from "playwright-core";

/** Whether a text is red, as the error catalogue asks of some. */
export const isRed = (line: Locator): Promise<boolean> =>
  line.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
    return red > 2 * green && red > 2 * blue;
  });
