ALTER TABLE "models" ADD COLUMN "hazard" jsonb;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "food" jsonb;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "durability_guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "content" jsonb;