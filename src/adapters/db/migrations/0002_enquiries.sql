CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"request_key" text,
	"request_hash" text NOT NULL,
	CONSTRAINT "enquiries_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "enquiries_kind_known" CHECK ("enquiries"."kind" in ('message', 'call-back'))
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reply_to_name" text,
	"reply_to_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"last_failure" text,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "enquiries_created_at" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_waiting" ON "outbox_mails" USING btree ("due_at") WHERE "outbox_mails"."sent_at" is null;