CREATE TABLE "model_offer_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_offers" (
	"model_id" integer NOT NULL,
	"price_area" integer NOT NULL,
	"orderable" boolean NOT NULL,
	"active" integer NOT NULL,
	"regular" integer NOT NULL,
	"club" integer,
	"discount_value" integer,
	"discount_free" integer,
	"lowest30" integer,
	"cheapest" integer NOT NULL,
	"dearest" integer NOT NULL,
	"colours" integer[] NOT NULL,
	"sizes" integer[] NOT NULL,
	"orderable_sizes" integer[] NOT NULL,
	"stores" integer[] NOT NULL,
	CONSTRAINT "model_offers_model_id_price_area_pk" PRIMARY KEY("model_id","price_area")
);
--> statement-breakpoint
ALTER TABLE "model_offers" ADD CONSTRAINT "model_offers_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_offer_changes_model" ON "model_offer_changes" USING btree ("model_id");--> statement-breakpoint
CREATE FUNCTION mark_offers_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT model_id FROM new_rows;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT model_id FROM old_rows;
  ELSE
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT unnest(ARRAY[n.model_id, o.model_id]) FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.model_id, n.colour_id, n.size_id, n.on_order, n.stock_blocked, n.is_hidden, n.shipping_number, n.sort_order, n.available > 0)
      IS DISTINCT FROM (o.model_id, o.colour_id, o.size_id, o.on_order, o.stock_blocked, o.is_hidden, o.shipping_number, o.sort_order, o.available > 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_offers_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM new_rows n JOIN variants v ON v.id = n.variant_id;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM old_rows o JOIN variants v ON v.id = o.variant_id;
  ELSE
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM new_rows n JOIN old_rows o USING (variant_id, price_area)
    JOIN variants v ON v.id = n.variant_id
    WHERE (n.active, n.regular, n.club, n.discount_value, n.discount_free, n.lowest30)
      IS DISTINCT FROM (o.active, o.regular, o.club, o.discount_value, o.discount_free, o.lowest30);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_offers_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM new_rows n JOIN variants v ON v.id = n.variant_id WHERE n.quantity > 0;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM old_rows o JOIN variants v ON v.id = o.variant_id WHERE o.quantity > 0;
  ELSE
    INSERT INTO model_offer_changes (model_id) SELECT DISTINCT v.model_id FROM new_rows n JOIN old_rows o USING (variant_id, store_id)
    JOIN variants v ON v.id = n.variant_id WHERE (n.quantity > 0) <> (o.quantity > 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_offers_of_models() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO model_offer_changes (model_id) SELECT n.id FROM new_rows n JOIN old_rows o USING (id) WHERE n.on_order <> o.on_order;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER models_offers_updated AFTER UPDATE ON models REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_models();--> statement-breakpoint
CREATE TRIGGER variants_offers_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_variants();--> statement-breakpoint
CREATE TRIGGER variants_offers_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_variants();--> statement-breakpoint
CREATE TRIGGER variants_offers_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_variants();--> statement-breakpoint
CREATE TRIGGER prices_offers_inserted AFTER INSERT ON prices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_prices();--> statement-breakpoint
CREATE TRIGGER prices_offers_updated AFTER UPDATE ON prices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_prices();--> statement-breakpoint
CREATE TRIGGER prices_offers_deleted AFTER DELETE ON prices REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_prices();--> statement-breakpoint
CREATE TRIGGER stock_offers_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_stock();--> statement-breakpoint
CREATE TRIGGER stock_offers_updated AFTER UPDATE ON stock REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_stock();--> statement-breakpoint
CREATE TRIGGER stock_offers_deleted AFTER DELETE ON stock REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_offers_of_stock();--> statement-breakpoint
INSERT INTO model_offer_changes (model_id) SELECT id FROM models;
