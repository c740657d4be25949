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
CREATE FUNCTION mark_offers_of_models() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO model_offer_changes (model_id) VALUES (new.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_offers_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN INSERT INTO model_offer_changes (model_id) VALUES (old.model_id); END IF;
  IF tg_op = 'INSERT' OR (tg_op = 'UPDATE' AND new.model_id <> old.model_id) THEN INSERT INTO model_offer_changes (model_id) VALUES (new.model_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_offers_by_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO model_offer_changes (model_id) SELECT v.model_id FROM variants v
  WHERE v.id = CASE WHEN tg_op = 'DELETE' THEN old.variant_id ELSE new.variant_id END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER models_offers_updated AFTER UPDATE ON models FOR EACH ROW
WHEN (new.on_order <> old.on_order) EXECUTE FUNCTION mark_offers_of_models();--> statement-breakpoint
CREATE TRIGGER variants_offers_changed AFTER INSERT OR DELETE ON variants FOR EACH ROW EXECUTE FUNCTION mark_offers_of_variants();--> statement-breakpoint
CREATE TRIGGER variants_offers_updated AFTER UPDATE ON variants FOR EACH ROW
WHEN ((new.model_id, new.colour_id, new.size_id, new.on_order, new.stock_blocked, new.is_hidden, new.shipping_number, new.sort_order, new.available > 0)
  IS DISTINCT FROM (old.model_id, old.colour_id, old.size_id, old.on_order, old.stock_blocked, old.is_hidden, old.shipping_number, old.sort_order, old.available > 0))
EXECUTE FUNCTION mark_offers_of_variants();--> statement-breakpoint
CREATE TRIGGER prices_offers_changed AFTER INSERT OR DELETE ON prices FOR EACH ROW EXECUTE FUNCTION mark_offers_by_variant();--> statement-breakpoint
CREATE TRIGGER prices_offers_updated AFTER UPDATE ON prices FOR EACH ROW
WHEN ((new.active, new.regular, new.club, new.discount_value, new.discount_free, new.lowest30)
  IS DISTINCT FROM (old.active, old.regular, old.club, old.discount_value, old.discount_free, old.lowest30))
EXECUTE FUNCTION mark_offers_by_variant();--> statement-breakpoint
CREATE TRIGGER stock_offers_inserted AFTER INSERT ON stock FOR EACH ROW WHEN (new.quantity > 0) EXECUTE FUNCTION mark_offers_by_variant();--> statement-breakpoint
CREATE TRIGGER stock_offers_deleted AFTER DELETE ON stock FOR EACH ROW WHEN (old.quantity > 0) EXECUTE FUNCTION mark_offers_by_variant();--> statement-breakpoint
CREATE TRIGGER stock_offers_updated AFTER UPDATE ON stock FOR EACH ROW
WHEN ((new.quantity > 0) <> (old.quantity > 0)) EXECUTE FUNCTION mark_offers_by_variant();--> statement-breakpoint
INSERT INTO model_offer_changes (model_id) SELECT id FROM models;
