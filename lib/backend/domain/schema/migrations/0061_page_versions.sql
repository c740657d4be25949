-- The uploaded pictures that a formatted text shows, by their paths.
CREATE FUNCTION picture_paths(html text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(html, '/media/(imported/[A-Za-z0-9_-]+\.[a-z]+)', 'g') AS found
$$;
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"title" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"image" text,
	"content_html" text DEFAULT '' NOT NULL,
	"tabs" jsonb,
	"base" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_versions_page" ON "page_versions" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_versions_due" ON "page_versions" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "model_texts_pictures" ON "model_texts" USING gin (picture_paths(long_description_html)) WHERE long_description_html like '%/media/imported/%';