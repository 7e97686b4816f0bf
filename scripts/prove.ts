/**
 * `npm run prove`: every proof of tests/proofs, one after the other. `npm run prove -- canary` makes one, `npm run prove -- canary 500`
 * with another number of cases. Ends with 1 when one of them is broken, else with 2 when one could not be shown as a whole (it says what
 * it lacks: a database, root), else with 0.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Proof } from "../tests/proofs/proof.ts";
import { conclude, type Conclusion, worstOf } from "./prove/conclude.ts";
import { refuseUnknown } from "./refuse-unknown.ts";

const PROOFS = join(import.meta.dirname, "../tests/proofs");
/** As many faults as are written out. */
const SHOWN = 20;

const known = readdirSync(PROOFS)
  .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== "proof.ts")
  .map((file) => file.replace(/\.ts$/, ""));
const [name, number] = process.argv.slice(2);
refuseUnknown("proof", name === undefined ? [] : [name], known);
if (number !== undefined && !/^[1-9]\d*$/.test(number)) throw new Error(`${number} is no number of cases.`);

const exitCodes: Conclusion["exitCode"][] = [];
for (const wanted of name === undefined ? known : [name]) exitCodes.push(await prove(wanted));
// At once: Node's own end may wait for ever for sockets that a proof has reset.
process.exit(worstOf(exitCodes));

async function prove(wanted: string): Promise<Conclusion["exitCode"]> {
  const { proof } = (await import(join(PROOFS, `${wanted}.ts`))) as { proof: Proof };
  console.log(`\n${wanted}: ${proof.claim}`);
  const started = performance.now();
  const verdict = await proof.prove(number === undefined ? proof.count : Number(number), (line) => console.log(`  ${line}`));
  for (const fault of verdict.faults.slice(0, SHOWN)) console.log(`  ! ${fault}`);
  if (verdict.faults.length > SHOWN) console.log(`  ! and ${verdict.faults.length - SHOWN} more`);
  const { line, exitCode } = conclude(wanted, verdict, (performance.now() - started) / 1000);
  console.log(line);
  return exitCode;
}
