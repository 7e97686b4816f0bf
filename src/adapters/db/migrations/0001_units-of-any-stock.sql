ALTER TABLE "bookings" RENAME COLUMN "seats" TO "units";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_kind_known" CHECK ("bookings"."kind" in ('flight', 'hotel'));--> statement-breakpoint
ALTER TABLE "seat_inventory" RENAME TO "inventory";--> statement-breakpoint
ALTER TABLE "inventory" RENAME CONSTRAINT "seat_inventory_sold_not_negative" TO "inventory_sold_not_negative";--> statement-breakpoint
ALTER INDEX "seat_inventory_pkey" RENAME TO "inventory_pkey";
