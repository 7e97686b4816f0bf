import type { Seeded } from "../../../src/core/kernel/seeded.ts";
import type { Asked } from "../shared/ask.ts";
import { hostileText, one } from "../shared/hostile-values.ts";
import type { RealValues } from "../shared/real-values.ts";
import { encoded, hostileHeader } from "./hostile-request.ts";

const BOUNDARY = "farewind-boundary";
/** What forms of pages hold besides the fields of a booking. */
const OTHER_FIELDS = { form: "message", message: "Hello", next: "/hotels", live: "", language: "en", part: "morning" };

/** A form that some page of ours takes, with some of its fields spoilt, written as browsers write it and as they never would. */
export function hostileForm(chance: Seeded, real: RealValues, number: number): Pick<Asked, "headers" | "body"> {
  const honest = { ...real, ...OTHER_FIELDS, idempotencyKey: `hostile-${number}` };
  const fields = Object.entries(honest)
    .filter(() => !chance.chance(0.04))
    .map(([name, value]): [string, string] => [name, chance.chance(0.06) ? hostileText(chance) : String(value)]);
  if (chance.chance(0.1))
    fields.push([hostileText(chance, 100), hostileText(chance)], ["cardNumber", "1"], ["travellers.0.firstName", "x"]);
  const isMultipart = chance.chance(0.3);
  const body = isMultipart ? multipart(chance, fields) : fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  const type = isMultipart ? `multipart/form-data; boundary=${BOUNDARY}` : "application/x-www-form-urlencoded";
  return {
    headers: { "content-type": chance.chance(0.06) ? hostileHeader(chance) : type },
    body: chance.chance(0.06)
      ? one(chance, ["", "%", "=", "&&&", `--${BOUNDARY}`, body.slice(0, 99), body + "\u0000", "a=%ff%fe", "{}"])
      : body,
  };
}

/** Some fields come as files, some under hostile names. */
function multipart(chance: Seeded, fields: readonly (readonly [string, string])[]): string {
  const parts = fields.map(([name, value]) => {
    const file = chance.chance(0.04) ? `; filename="${hostileHeader(chance)}"\r\nContent-Type: ${hostileHeader(chance)}` : "";
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
