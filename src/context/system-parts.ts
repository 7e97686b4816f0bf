import { clockStartedAt, systemClock } from "../adapters/system/clock.ts";
import { keptSecret } from "../adapters/system/secret-key.ts";
import { createSigner } from "../adapters/system/signer.ts";
import type { Instant } from "../core/kernel/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Signer } from "../usecases/ports/signer.ts";
import type { Clock } from "../usecases/ports/system.ts";

/** The real time, or the one that the settings begin with. */
export const clockOf = ({ clockStartsAt }: Settings): Clock =>
  clockStartsAt === null ? systemClock : clockStartedAt(clockStartsAt as Instant);

/** Signs with the key of the settings, else with one that is made once and kept in the data folder. */
export const signerOf = ({ secretKey, dataDir }: Settings): Signer => createSigner(secretKey ?? keptSecret(dataDir));
