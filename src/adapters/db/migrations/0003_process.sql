CREATE TABLE "rate_tables" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_orders" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supplier_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "desk_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_state_known";--> statement-breakpoint
DROP INDEX "bookings_unsettled";--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "by" text DEFAULT 'process' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "language" char(2) DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "progress" jsonb DEFAULT '{"paymentId":null,"orderRef":null,"failure":null,"cancellation":null,"attention":null,"told":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "desk_acts_subject" ON "desk_acts" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "bookings_working" ON "bookings" USING btree ("created_at") WHERE "bookings"."state" in ('held', 'authorised', 'ordered', 'captured', 'undoing', 'cancelling', 'cancelled');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('quoted', 'held', 'authorised', 'ordered', 'captured', 'confirmed', 'undoing', 'released', 'failed', 'expired', 'cancelling', 'cancelled', 'refunded', 'needs_person'));