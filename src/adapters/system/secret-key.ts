import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As many as a key in the settings must have. */
const LEAST_CHARACTERS = 32;

/**
 * The server's own secret, made at the first start and kept in the data folder, readable by its owner only.
 * @throws StartError when what is kept there is too short to be one: whatever it signs could be forged.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret-key");
  if (!existsSync(file)) keepNew(dataDir, file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= LEAST_CHARACTERS) return secret;
  const error = new Error(
    `${file} holds no key. Remove it, and the next start makes one; offers that were signed before it are void then.`,
  );
  error.name = "StartError";
  throw error;
}

/** Whole or not at all, though the disk is full; of two who start at once, the first one's stays. */
function keepNew(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch {
      // There is one meanwhile, or the disk knows no second name for a file; what is really wrong, the other way says too.
      if (!existsSync(file)) renameSync(draft, file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
