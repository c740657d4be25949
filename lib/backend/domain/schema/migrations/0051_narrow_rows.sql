CREATE TABLE "model_names" (
	"model_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "model_names_model_id_language_pk" PRIMARY KEY("model_id","language")
);
--> statement-breakpoint
CREATE TABLE "variant_units" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"units" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variant_units" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
CREATE FUNCTION add_model_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO model_names (model_id, language, name, folded) SELECT model_id, language, left(name, 200), lower(name) FROM added WHERE name <> '';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION change_model_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM model_names WHERE model_id = old.model_id AND language = old.language;
  IF tg_op = 'UPDATE' AND new.name <> '' THEN
    INSERT INTO model_names (model_id, language, name, folded) VALUES (new.model_id, new.language, left(new.name, 200), lower(new.name));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION add_variant_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_units (variant_id, units) SELECT id, available FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION change_variant_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variant_units SET units = new.available WHERE variant_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION remove_variant_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM variant_units WHERE variant_id = old.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- By statement where many rows are added at once; a change of one row only when it is of what is copied.
CREATE TRIGGER model_texts_names_added AFTER INSERT ON model_texts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_model_names();--> statement-breakpoint
CREATE TRIGGER model_texts_names_changed AFTER UPDATE ON model_texts FOR EACH ROW
WHEN ((new.model_id, new.language, new.name) IS DISTINCT FROM (old.model_id, old.language, old.name)) EXECUTE FUNCTION change_model_name();--> statement-breakpoint
CREATE TRIGGER model_texts_names_removed AFTER DELETE ON model_texts FOR EACH ROW EXECUTE FUNCTION change_model_name();--> statement-breakpoint
CREATE TRIGGER variants_units_added AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_variant_units();--> statement-breakpoint
CREATE TRIGGER variants_units_changed AFTER UPDATE ON variants FOR EACH ROW
WHEN (new.available <> old.available) EXECUTE FUNCTION change_variant_units();--> statement-breakpoint
CREATE TRIGGER variants_units_removed AFTER DELETE ON variants FOR EACH ROW EXECUTE FUNCTION remove_variant_units();--> statement-breakpoint
-- After the triggers, which keep writers of these tables out until the end: nothing is left out.
INSERT INTO model_names (model_id, language, name, folded) SELECT model_id, language, left(name, 200), lower(name) FROM model_texts WHERE name <> '';--> statement-breakpoint
INSERT INTO variant_units (variant_id, units) SELECT id, available FROM variants;--> statement-breakpoint
CREATE INDEX "model_names_order" ON "model_names" USING btree ("language","name","model_id");--> statement-breakpoint
CREATE INDEX "model_names_part" ON "model_names" USING gin ("folded" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "variant_units_order" ON "variant_units" USING btree ("units","variant_id");--> statement-breakpoint
DROP INDEX "model_texts_by_name";--> statement-breakpoint
DROP INDEX "model_texts_name_part";
