CREATE TABLE "rental_rates" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"day_eur" integer NOT NULL,
	"deposit_eur" integer NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "goods" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rental_rates" ADD CONSTRAINT "rental_rates_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;