/** What stands between the groups of a number as it is typed, printed, or put into an address. */
const GAP = String.raw`(?:[^\S\r\n]|[.+_\-\u2010-\u2015]|%20|%2[bdeBDE]|%[cC]2%[aA]0)`;
/** Digits with no more than a few such things between two; never the digits of `%20` itself. */
const RUN = new RegExp(String.raw`(?<!%[\da-fA-F]?)\d(?:${GAP}{0,3}\d){11,}`, "g");
const GAPS = new RegExp(`${GAP}+`);
/** `12.3456789012345678`: one number, and no card. */
const DECIMAL = /^\d{1,11}\.\d+$/;

/**
 * The text with `instead` for every run of digits that holds what may be a card number. The site takes any 16 digits for one, so those
 * go whatever they are, and more than 16 with them; of other lengths and groups what begins like a card and has its check digit.
 * Amounts, moments in milliseconds and most ids stay.
 */
export const withoutCardNumbers = (text: string, instead: string): string =>
  text.replaceAll(RUN, (run) => (holdsCard(run) ? instead : run));

function holdsCard(run: string): boolean {
  if (DECIMAL.test(run)) return false;
  const groups = run.split(GAPS);
  return groups.some((_, first) => beginsCard(groups.slice(first)));
}

/** Whether some of the groups, from the first on, are a card number together. */
function beginsCard(groups: readonly string[]): boolean {
  const [first = ""] = groups;
  if (first.length >= CARD_LENGTH) return true;
  let digits = "";
  for (const [index, group] of groups.entries()) {
    digits += group;
    if (digits.length > LONGEST) return false;
    const isInFours = digits.length === CARD_LENGTH && groups.slice(0, index + 1).every(({ length }) => length === 4);
    if (isInFours || isIssued(digits)) return true;
  }
  return false;
}

const CARD_LENGTH = 16;
const SHORTEST = 12;
const LONGEST = 19;

/** Begins with what banks begin cards with, and has the right check digit (ISO/IEC 7812: every second digit from the end counts twice). */
function isIssued(digits: string): boolean {
  if (digits.length < SHORTEST || !/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (const [fromEnd, digit] of [...digits].toReversed().map(Number).entries()) {
    const counted = fromEnd % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
