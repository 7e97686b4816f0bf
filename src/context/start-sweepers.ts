import { createOutbox } from "../adapters/db/outbox.ts";
import { createPurger } from "../adapters/db/purge-expired.ts";
import { createFolderMailer } from "../adapters/mail/folder-mailer.ts";
import { createSmtpMailer } from "../adapters/mail/smtp-mailer.ts";
import { createRateService } from "../adapters/rates/rate-service.ts";
import type { SharedRates } from "../adapters/rates/shared-rates.ts";
import { startSweeper, type Sweeper } from "../adapters/system/sweeper.ts";
import type { FromFareQuestion } from "../core/flights/index.ts";
import { type BookingId, dateInZone } from "../core/kernel/index.ts";
import type { RateTable } from "../core/pricing/index.ts";
import { outboxFolderOf } from "../settings/data-folders.ts";
import type { Settings } from "../settings/settings.ts";
import { createBringRates } from "../usecases/bring-rates.ts";
import { createDeliverMails } from "../usecases/deliver-mails.ts";
import type { Log } from "../usecases/ports/log.ts";
import type { Mailer } from "../usecases/ports/mailer.ts";
import type { Clock } from "../usecases/ports/system.ts";
import { createPrepareFromFares } from "../usecases/prepare-from-fares.ts";
import { createPurgeExpired } from "../usecases/purge-expired.ts";
import { createResumeBookings } from "../usecases/resume-bookings.ts";
import type { UseCases } from "../usecases/use-cases.ts";
import { createCheckWatches } from "../usecases/watches/check-watches.ts";
import type { Data } from "./open-data.ts";
import type { WatchParts } from "./watch-parts.ts";

/** How often bookings are looked for that are unfinished and that no job may know any more; first at the start. */
const RESUME_EVERY_SECONDS = 600;
/** How often what has been kept long enough is thrown away, and when first after the start. */
const PURGE_EVERY_SECONDS = 24 * 60 * 60;
const PURGE_AFTER_SECONDS = 60;
/** How often it is asked which watched prices are due to be looked at: each is once a day. First soon after the start. */
const WATCH_EVERY_SECONDS = 60;
const WATCH_AFTER_SECONDS = 3;
/** How often the outbox is looked through. */
const DELIVER_EVERY_SECONDS = 2;
/** How often it is looked what exchange rates other nodes have announced: several times before any of them hold. */
const REFRESH_RATES_EVERY_SECONDS = 15;
/** When the service of exchange rates is first asked, and how often then: most have new ones once a day. */
const BRING_RATES_AFTER_SECONDS = 2;
const BRING_RATES_EVERY_SECONDS = 60 * 60;
/** When the fares of pages are first looked for after the start, and how often it is asked whether they have grown old. */
const PREPARE_AFTER_SECONDS = 5;
const PREPARE_EVERY_SECONDS = 600;

interface Around {
  readonly data: Data;
  readonly rates: Pick<SharedRates, "refresh" | "bring">;
  /** The table that came with the release. */
  readonly releaseRates: RateTable;
  readonly clock: Clock;
  readonly log: Log;
  readonly carryOn: (id: BookingId) => Promise<boolean>;
  readonly listFromFares: UseCases["listFromFares"];
  readonly watchParts: WatchParts;
  /** Whether no new work is to be taken any more. */
  readonly isStopped: () => boolean;
}

/** All that a server does unasked, from now on. */
export function startSweepers(settings: Settings, around: Around) {
  const { data, rates, clock, log, carryOn, listFromFares, watchParts, isStopped } = around;
  const { database, store } = data;
  const deliver = createDeliverMails({ outbox: createOutbox(database), mailer: mailerOf(settings), clock, log, isStopped });
  const resume = createResumeBookings({ store, clock, log, carryOn, isStopped });
  const purge = createPurgeExpired({ purger: createPurger(database), clock, log });
  const watch = createCheckWatches({ ...watchParts, log, isStopped });
  const sweepers = [
    startSweeper(deliver, DELIVER_EVERY_SECONDS, log),
    startSweeper(rates.refresh, REFRESH_RATES_EVERY_SECONDS, log, REFRESH_RATES_EVERY_SECONDS),
    startSweeper(resume, RESUME_EVERY_SECONDS, log),
    startSweeper(purge, PURGE_EVERY_SECONDS, log, PURGE_AFTER_SECONDS),
    startSweeper(watch, WATCH_EVERY_SECONDS, log, WATCH_AFTER_SECONDS),
    ...ratesSweeper(settings, around),
  ];
  return {
    /** Looks for fares of pages a little later and from time to time, until nothing new is taken. */
    prepareFares: (questions: readonly FromFareQuestion[]): void => {
      const prepare = createPrepareFromFares({ questions, isStopped, listFromFares });
      sweepers.push(startSweeper(prepare, PREPARE_EVERY_SECONDS, log, PREPARE_AFTER_SECONDS));
    },
    /** Waits for what runs; nothing is begun afterwards. */
    stop: async (): Promise<void> => {
      await Promise.all(sweepers.map((sweeper) => sweeper.stop()));
    },
  };
}

/** Brings the rates of the settings' service, if they name one. */
function ratesSweeper({ ratesUrl }: Settings, { releaseRates, rates, clock, log }: Around): readonly Sweeper[] {
  if (ratesUrl === null) return [];
  const service = createRateService({ url: ratesUrl, release: releaseRates, today: () => dateInZone(clock.now(), "UTC") });
  return [startSweeper(createBringRates({ service, rates, log }), BRING_RATES_EVERY_SECONDS, log, BRING_RATES_AFTER_SECONDS)];
}

/** Through the mail server of the settings, else into a folder. */
function mailerOf(settings: Settings): Mailer {
  const { mailUrl, mailFrom, brand } = settings;
  const from = { name: brand.name, address: mailFrom };
  return mailUrl === null ? createFolderMailer(outboxFolderOf(settings), from) : createSmtpMailer(mailUrl, from);
}
