CREATE TABLE "planned_prices" (
	"variant_id" integer NOT NULL,
	"price_area" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_prices_variant_id_price_area_kind_valid_from_pk" PRIMARY KEY("variant_id","price_area","kind","valid_from"),
	CONSTRAINT "planned_prices_positive" CHECK ("planned_prices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_prices_due" ON "planned_prices" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "models_uuid" ON "models" USING btree ("uuid");