ALTER TABLE "variants" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_weight_positive" CHECK ("variants"."weight" > 0);