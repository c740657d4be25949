ALTER TABLE "models" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "age_group" text;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "google_category" text;