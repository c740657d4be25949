CREATE TABLE "search_queries" (
	"day" date DEFAULT current_date NOT NULL,
	"language" text NOT NULL,
	"query" text NOT NULL,
	"times" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "search_queries_day_language_query_pk" PRIMARY KEY("day","language","query")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"language" text NOT NULL,
	"topic" text NOT NULL,
	"target" text NOT NULL,
	"phrases" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_terms_language_topic_target_pk" PRIMARY KEY("language","topic","target")
);
--> statement-breakpoint
-- The index has marks beside the words now: the periodic job writes every row again.
update "search_texts" set "read_at" = 'epoch';
