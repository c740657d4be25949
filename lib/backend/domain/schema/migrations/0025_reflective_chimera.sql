ALTER TABLE "customers" ADD COLUMN "cart_saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Ratings count verified purchases only; reviews without one counted until now.
UPDATE "models" SET "rating" = r."rating", "rating_count" = r."total" FROM (
  SELECT "model_id", coalesce(avg("rating") FILTER (WHERE "is_verified"), 0)::double precision AS "rating",
    count(*) FILTER (WHERE "is_verified")::int AS "total"
  FROM "reviews" WHERE "is_public" GROUP BY "model_id" HAVING NOT bool_and("is_verified")) r
WHERE "models"."id" = r."model_id";
