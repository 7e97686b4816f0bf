CREATE TABLE "booking_claims" (
	"booking_id" char(8) NOT NULL,
	"claim_key" text NOT NULL,
	"available" integer NOT NULL,
	CONSTRAINT "booking_claims_booking_id_claim_key_pk" PRIMARY KEY("booking_id","claim_key")
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" char(8) NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"failure" jsonb
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" char(8) PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"offer" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"travellers" jsonb NOT NULL,
	"contact_email" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"billing" jsonb NOT NULL,
	"card_brand" text NOT NULL,
	"card_last4" char(4) NOT NULL,
	"currency" char(3) NOT NULL,
	"total_minor" bigint NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "bookings_state_known" CHECK ("bookings"."state" in ('quoted', 'held', 'authorised', 'captured', 'confirmed', 'failed', 'expired', 'released'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"attempt" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"booking_id" char(8),
	"failure" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"token" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"decline_reason" text,
	"silent_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "seat_inventory" (
	"claim_key" text PRIMARY KEY NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "seat_inventory_sold_not_negative" CHECK ("seat_inventory"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_claims" ADD CONSTRAINT "booking_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_unsettled" ON "bookings" USING btree ("created_at") WHERE "bookings"."state" in ('held', 'authorised', 'captured');--> statement-breakpoint
CREATE INDEX "bookings_created_at" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_booking" ON "idempotency_keys" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");