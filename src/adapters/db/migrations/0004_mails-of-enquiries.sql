DROP INDEX "outbox_mails_waiting";--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "enquiry_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "given_up_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_mails_enquiry" ON "outbox_mails" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_waiting" ON "outbox_mails" USING btree ("due_at") WHERE "outbox_mails"."sent_at" is null and "outbox_mails"."given_up_at" is null;--> statement-breakpoint
UPDATE "outbox_mails" SET "enquiry_id" = (
	SELECT "enquiries"."id" FROM "enquiries"
	WHERE "enquiries"."created_at" = "outbox_mails"."created_at" AND position("enquiries"."name" in "outbox_mails"."subject") > 0
	ORDER BY "enquiries"."id" LIMIT 1
);
