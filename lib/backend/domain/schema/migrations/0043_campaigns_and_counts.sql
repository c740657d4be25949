CREATE TABLE "price_campaign_rows" (
	"campaign_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"price_area" integer NOT NULL,
	"amount" integer NOT NULL,
	"before" integer,
	"state" text DEFAULT 'planned' NOT NULL,
	"fault" text,
	CONSTRAINT "price_campaign_rows_campaign_id_variant_id_price_area_pk" PRIMARY KEY("campaign_id","variant_id","price_area"),
	CONSTRAINT "price_campaign_rows_positive" CHECK ("price_campaign_rows"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"areas" integer[] NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_campaigns_times" CHECK ("price_campaigns"."ends_at" >= "price_campaigns"."starts_at" or "price_campaigns"."state" = 'stopped')
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"count_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"shelves" text[] NOT NULL,
	"code" text NOT NULL,
	"counted" integer NOT NULL,
	"expected" integer NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_count_lines_count_id_variant_id_pk" PRIMARY KEY("count_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"actor_id" integer,
	"shelves" text[] NOT NULL,
	"unknown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_campaign_rows" ADD CONSTRAINT "price_campaign_rows_campaign_id_price_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."price_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_campaign_rows" ADD CONSTRAINT "price_campaign_rows_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_actor_id_customers_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_campaign_rows_variant" ON "price_campaign_rows" USING btree ("variant_id","price_area");--> statement-breakpoint
CREATE INDEX "price_campaign_rows_open" ON "price_campaign_rows" USING btree ("campaign_id") WHERE "price_campaign_rows"."state" in ('planned', 'begun');--> statement-breakpoint
CREATE INDEX "price_campaigns_state" ON "price_campaigns" USING btree ("state");--> statement-breakpoint
CREATE INDEX "stock_count_lines_variant" ON "stock_count_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_counts_store" ON "stock_counts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_counts_actor" ON "stock_counts" USING btree ("actor_id");