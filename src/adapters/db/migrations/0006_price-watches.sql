CREATE TABLE "price_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"email" text,
	"watch_key" text,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"search" jsonb NOT NULL,
	"told_fare_minor" bigint,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "price_watches_watch_key_unique" UNIQUE("watch_key"),
	CONSTRAINT "price_watches_state_known" CHECK ("price_watches"."state" in ('asked', 'watching', 'ended')),
	CONSTRAINT "price_watches_end_is_whole" CHECK (("price_watches"."state" = 'ended') = ("price_watches"."ending" is not null and "price_watches"."ended_at" is not null)),
	CONSTRAINT "price_watches_end_names_nobody" CHECK (("price_watches"."state" = 'ended') = ("price_watches"."email" is null))
);
--> statement-breakpoint
CREATE TABLE "watch_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"watch_id" text NOT NULL,
	"opens" text NOT NULL,
	CONSTRAINT "watch_tokens_known" CHECK ("watch_tokens"."opens" in ('confirm', 'stop'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "progress" SET DEFAULT '{"paymentId":null,"orderRef":null,"failure":null,"cancellation":null,"attention":null,"since":null,"latePayment":null,"told":false}'::jsonb;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "watch_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "watch_tokens" ADD CONSTRAINT "watch_tokens_watch_id_price_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "price_watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_watches_due" ON "price_watches" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "price_watches_email" ON "price_watches" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "watch_tokens_watch" ON "watch_tokens" USING btree ("watch_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_watch" ON "outbox_mails" USING btree ("watch_id");