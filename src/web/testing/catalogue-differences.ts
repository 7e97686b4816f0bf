/** Why texts may read the same in both languages, by their paths, in which `*` stands for any one key. */
type SameOnPurpose = Readonly<Record<string, string>>;

/**
 * What a catalogue lacks to be the other one in another language, one line for each text: keys that are missing or more, functions with
 * another number of values, empty texts, texts that were not translated, and reasons in `same` that are no longer needed.
 */
export function catalogueDifferences(model: unknown, other: unknown, same: SameOnPurpose = {}): readonly string[] {
  const alike: string[] = [];
  const found = [...differencesAt("", model, other, alike)];
  const excuses = Object.keys(same);
  return [
    ...found,
    ...alike.filter((path) => !excuses.some((excuse) => isAt(path, excuse))).map((path) => `${path}: is not translated`),
    ...excuses.filter((excuse) => !alike.some((path) => isAt(path, excuse))).map((excuse) => `${excuse}: need not be excused`),
  ];
}

function isAt(path: string, excuse: string): boolean {
  const [steps, wanted] = [path.split("."), excuse.split(".")];
  return steps.length === wanted.length && wanted.every((step, index) => step === "*" || step === steps[index]);
}

/** `alike` takes the paths of texts that read the same. */
function* differencesAt(path: string, model: unknown, other: unknown, alike: string[]): Generator<string> {
  if (typeof model !== typeof other || (model === null) !== (other === null)) {
    yield `${path}: is ${kindOf(other)}, not ${kindOf(model)}`;
  } else if (typeof model === "function" && typeof other === "function") {
    if (model.length !== other.length) yield `${path}: takes ${other.length} values, not ${model.length}`;
    if (hasWords(sampleOf(model)) && sampleOf(model) === sampleOf(other)) alike.push(path);
  } else if (typeof model === "string" && typeof other === "string") {
    if (other.trim() === "") yield `${path}: is empty`;
    if (hasWords(model) && model === other) alike.push(path);
  } else if (isBranch(model) && isBranch(other)) {
    for (const key of new Set([...Object.keys(model), ...Object.keys(other)])) {
      const below = path === "" ? key : `${path}.${key}`;
      if (!Object.hasOwn(other, key)) yield `${below}: is missing`;
      else if (!Object.hasOwn(model, key)) yield `${below}: is not in the model`;
      else yield* differencesAt(below, model[key], other[key], alike);
    }
  }
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const kindOf = (value: unknown): string => (value === null ? "null" : typeof value);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** What a text with values says for values without letters: for twos, or where it wants texts, for marks. */
function sampleOf(text: Function): string {
  for (const value of [2, "#"]) {
    try {
      return (
        JSON.stringify(
          Reflect.apply(
            text,
            undefined,
            Array.from({ length: text.length }, () => value),
          ),
        ) ?? ""
      );
    } catch {
      // It wants something else.
    }
  }
  return "";
}
