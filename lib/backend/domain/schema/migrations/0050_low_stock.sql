ALTER TABLE "product_groups" ADD COLUMN "low_stock_units" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "low_stock_units" integer;