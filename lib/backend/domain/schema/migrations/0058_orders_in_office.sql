CREATE TABLE "order_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_customers_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_author" ON "order_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "customers_words" ON "customers" USING gin ((' ' || lower(email::text || ' ' || first_name || ' ' || last_name || ' ' || coalesce(company, '')) || ' ' || translate(coalesce(phone, ''), ' ()-', '')) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin ((' ' || lower(number || ' ' || email::text || ' ' || coalesce(address ->> 'first_name', '') || ' ' || coalesce(address ->> 'last_name', '') || ' ' || coalesce(address ->> 'company', '')) || ' ' || translate(coalesce(address ->> 'phone', ''), ' ()-', '')) gin_trgm_ops) WITH (gin_pending_list_limit=256);