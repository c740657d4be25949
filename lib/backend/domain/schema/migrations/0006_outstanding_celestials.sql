ALTER TABLE "models" ADD COLUMN "care" jsonb;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "seasons" text[];