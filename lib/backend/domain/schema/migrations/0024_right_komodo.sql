CREATE TABLE "price_overrides" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"cart_key" text NOT NULL,
	"order_id" bigint,
	"line_number" integer,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"shop_price" integer NOT NULL,
	"price" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_overrides_status" CHECK ("price_overrides"."status" in ('waiting', 'approved', 'declined', 'applied')),
	CONSTRAINT "price_overrides_amounts" CHECK ("price_overrides"."quantity" > 0 and "price_overrides"."price" >= 0 and "price_overrides"."shop_price" >= 0),
	CONSTRAINT "price_overrides_applied" CHECK (("price_overrides"."status" = 'applied') = ("price_overrides"."order_id" is not null)),
	CONSTRAINT "price_overrides_other" CHECK ("price_overrides"."decided_by" is null or "price_overrides"."decided_by" <> "price_overrides"."staff_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_rules" jsonb;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "confirmed_reason" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "adjustment" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "adjustment_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "received_by" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "decision_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_overrides" ADD CONSTRAINT "price_overrides_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_overrides" ADD CONSTRAINT "price_overrides_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_overrides_cart" ON "price_overrides" USING btree ("cart_key");--> statement-breakpoint
CREATE INDEX "price_overrides_order" ON "price_overrides" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "price_overrides_waiting" ON "price_overrides" USING btree ("id") WHERE "price_overrides"."status" = 'waiting';--> statement-breakpoint
-- The prices that staff gave before this table existed, from the lines of their orders.
INSERT INTO "price_overrides" ("staff_id", "cart_key", "order_id", "line_number", "variant_id", "quantity", "currency", "shop_price", "price", "reason", "status", "created_at")
SELECT (l.extra_data ->> 'staff_id')::int, o.cart_key, o.id, l.line_number, l.variant_id, l.quantity, o.currency, (l.extra_data ->> 'shop_price')::int, l.unit_price, '', 'applied', o.created_at
FROM "order_lines" l JOIN "orders" o ON o.id = l.order_id
WHERE l.extra_data ? 'staff_id' AND l.variant_id IS NOT NULL AND (l.extra_data ->> 'shop_price')::int <> l.unit_price;
