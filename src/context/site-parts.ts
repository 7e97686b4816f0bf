import { openBookingSeal, sealBookingId } from "../adapters/system/booking-seal.ts";
import { ageOfSeal, sealMoment } from "../adapters/system/form-seal.ts";
import { newToken } from "../adapters/system/ids.ts";
import { openManaged, sealManaged } from "../adapters/system/manage-seal.ts";
import { secondsBefore } from "../core/kernel/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Log } from "../usecases/ports/log.ts";
import type { Signer } from "../usecases/ports/signer.ts";
import type { Clock } from "../usecases/ports/system.ts";
import type { UseCases } from "../usecases/use-cases.ts";

interface Around {
  readonly useCases: UseCases;
  readonly signer: Signer;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
}

/** What the pages know beside who visits them: the agency, what can be asked and done, and the seals of their addresses and forms. */
export const createSiteParts = ({ brand, publicUrl, payments }: Settings, { useCases, signer, clock, log }: Around) => ({
  useCases,
  brand,
  publicUrl,
  payments,
  sealBookingId: (id: string) => sealBookingId(signer, id),
  openBookingSeal: (seal: string) => openBookingSeal(signer, seal),
  sealManaged: (id: string) => sealManaged(signer, id, clock.now()),
  openManaged: (seal: string) => openManaged(signer, seal, clock.now()),
  sealForm: (secondsAgo = 0) => sealMoment(signer, secondsBefore(clock.now(), secondsAgo)),
  secondsShown: (seal: string) => ageOfSeal(signer, seal, clock.now()),
  newFormKey: newToken,
  logFault: (fault: unknown) => log.error(fault),
});

export type SiteParts = ReturnType<typeof createSiteParts>;
