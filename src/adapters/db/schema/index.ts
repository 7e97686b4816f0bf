/**
 * All tables. After a change here `npm install --no-save drizzle-kit@0.31.11`, which nobody else needs, and
 * `npx drizzle-kit generate --dialect postgresql --schema src/adapters/db/schema/index.ts --out src/adapters/db/migrations --name what-changed`;
 * then `npm ci`, and take `"public".` out of the new file: the tests give each file a schema of its own. Nothing newer than Postgres 15.
 */
export * from "./bookings.ts";
export * from "./enquiries.ts";
export * from "./idempotency-keys.ts";
export * from "./sandbox-charges.ts";
export * from "./inventory.ts";
export * from "./outbox-mails.ts";
export * from "./price-watches.ts";
export * from "./rate-tables.ts";
export * from "./sandbox-refunds.ts";
export * from "./supplier-orders.ts";
export * from "./desk-acts.ts";
