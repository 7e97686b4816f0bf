import { createChargeLedger } from "../adapters/db/charge-ledger.ts";
import { createOrderLedger } from "../adapters/db/supplier-order-ledger.ts";
import { createSandboxGateway } from "../adapters/payments/sandbox/gateway.ts";
import { createEmbeddedOrderPlacer } from "../adapters/supply/embedded/orders/order-placer.ts";
import { newToken, systemIds } from "../adapters/system/ids.ts";
import { pause } from "../adapters/system/pause.ts";
import type { Attention, Booking } from "../core/booking/index.ts";
import type { Instant } from "../core/kernel/index.ts";
import { attentionMail, bookingCalendar, bookingMail, type SiteFacts } from "../core/mails/index.ts";
import type { Settings } from "../settings/settings.ts";
import type { Log } from "../usecases/ports/log.ts";
import type { Mail } from "../usecases/ports/mailer.ts";
import type { Clock } from "../usecases/ports/system.ts";
import { bookingOfPayment } from "../usecases/process/call-keys.ts";
import type { ProcessPorts } from "../usecases/process/process-ports.ts";
import type { Data } from "./open-data.ts";

interface Around {
  readonly data: Data;
  readonly clock: Clock;
  readonly log: Log;
  readonly zoneOf: SiteFacts["zoneOf"];
}

/** Who takes the money, who issues what was sold, and who tells the traveller: for the server's bookings as for the desk's. */
export function createProcessParts({ brand, publicUrl, payments }: Settings, { data, clock, log, zoneOf }: Around) {
  const { database, jobs, store } = data;
  const onNews = async (key: string): Promise<void> => {
    const id = bookingOfPayment(key);
    if (id !== null) await jobs.wake(database.queries, id, 0);
  };
  const facts: SiteFacts = { brand, publicUrl, isTestPayment: payments === "sandbox", isModelSupply: true, zoneOf };
  const writeMail: ProcessPorts["writeMail"] = (kind, booking, now) => bookingMail(kind, booking, { ...facts, now, id: systemIds.rowId() });
  return {
    store,
    clock,
    log,
    gateway: createSandboxGateway({ ledger: createChargeLedger(database), newToken, pause, onNews }),
    orders: createEmbeddedOrderPlacer({ ledger: createOrderLedger(database), newReference: systemIds.bookingId }),
    writeMail,
    writeAttentionMail: (booking: Booking, attention: Attention): Mail => ({
      id: systemIds.rowId(),
      to: brand.supportEmail,
      ...attentionMail(booking, attention),
      html: null,
      attachments: [],
      replyTo: null,
      createdAt: attention.since,
    }),
    writeCalendar: (booking: Booking, now: Instant) => bookingCalendar(booking, { ...facts, now }),
  };
}

export type ProcessParts = ReturnType<typeof createProcessParts>;
