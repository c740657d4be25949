CREATE TABLE "order_codes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"return_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"exchange_variant_id" integer,
	CONSTRAINT "return_lines_line" UNIQUE("return_id","line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0 and "return_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"form_key" text NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'registered' NOT NULL,
	"fee" integer NOT NULL,
	"refund" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_form" UNIQUE("order_id","form_key"),
	CONSTRAINT "returns_amounts" CHECK ("returns"."fee" >= 0 and "returns"."refund" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD COLUMN "return_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_codes" ADD CONSTRAINT "order_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_exchange_variant_id_variants_id_fk" FOREIGN KEY ("exchange_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_codes_order" ON "order_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_codes_age" ON "order_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_reserved" ON "returns" USING btree ("reserved_until") WHERE "returns"."status" = 'registered';--> statement-breakpoint
CREATE INDEX "stock_ledger_return" ON "stock_ledger" USING btree ("return_id") WHERE "stock_ledger"."return_id" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned" between 0 and "order_lines"."quantity");