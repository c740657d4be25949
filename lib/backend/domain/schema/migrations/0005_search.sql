CREATE TABLE "model_activity" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"views" double precision DEFAULT 0 NOT NULL,
	"purchases" double precision DEFAULT 0 NOT NULL,
	"viewed_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"language" text NOT NULL,
	"model_id" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_new" boolean NOT NULL,
	"sold_amount" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_texts_language_model_id_pk" PRIMARY KEY("language","model_id")
) PARTITION BY LIST ("language");
--> statement-breakpoint
CREATE TABLE "search_texts_en" PARTITION OF "search_texts" FOR VALUES IN ('en');
--> statement-breakpoint
CREATE TABLE "search_texts_fi" PARTITION OF "search_texts" FOR VALUES IN ('fi');
--> statement-breakpoint
CREATE TABLE "search_texts_sv" PARTITION OF "search_texts" FOR VALUES IN ('sv');
--> statement-breakpoint
CREATE TABLE "search_texts_de" PARTITION OF "search_texts" FOR VALUES IN ('de');
--> statement-breakpoint
CREATE TABLE "search_texts_fr" PARTITION OF "search_texts" FOR VALUES IN ('fr');
--> statement-breakpoint
CREATE TABLE "search_texts_ru" PARTITION OF "search_texts" FOR VALUES IN ('ru');
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"folded" text NOT NULL,
	"stem" text NOT NULL,
	"spelled" text NOT NULL,
	CONSTRAINT "search_words_language_folded_stem_pk" PRIMARY KEY("language","folded","stem")
);
--> statement-breakpoint
ALTER TABLE "model_activity" ADD CONSTRAINT "model_activity_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_texts_model" ON "search_texts" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("language","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("language","stem" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_end" ON "search_words" USING btree ("language",reverse("stem") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "models_number" ON "models" USING btree (lower(regexp_replace("model_number", '[^[:alnum:]]', '', 'g')));--> statement-breakpoint
DROP INDEX "model_texts_name_trgm";
