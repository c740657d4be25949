ALTER TABLE "page_versions" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "try_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reviews_new" ON "reviews" USING btree ("created") WHERE "reviews"."is_public";