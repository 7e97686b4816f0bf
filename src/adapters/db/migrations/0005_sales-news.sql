-- Whoever changes what our bookings hold, every node's search hears of it: `key sold` on the channel of the schema.
CREATE FUNCTION "tell_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('sales:' || TG_TABLE_SCHEMA, coalesce(NEW.claim_key, OLD.claim_key) || ' ' || coalesce(NEW.sold, 0));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "inventory_tells_sales" AFTER INSERT OR UPDATE OR DELETE ON "inventory" FOR EACH ROW EXECUTE FUNCTION "tell_sales"();
