CREATE TABLE "hold_releases" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"staff_id" integer,
	"numbers" text[] NOT NULL,
	"units" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_holds" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"trust" text NOT NULL,
	"holder" text NOT NULL,
	"address" text,
	"units" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hold_releases" ADD CONSTRAINT "hold_releases_staff_id_customers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_holds" ADD CONSTRAINT "order_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_releases_age" ON "hold_releases" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_holds_holder" ON "order_holds" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "order_holds_address" ON "order_holds" USING btree ("address");--> statement-breakpoint
CREATE INDEX "order_holds_live" ON "order_holds" USING btree ("created_at") WHERE "order_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "order_holds_ended" ON "order_holds" USING btree ("ended_at");--> statement-breakpoint
insert into order_holds (order_id, trust, holder, units, created_at)
select o.id, case when o.customer_id is null then 'guest' else 'confirmed' end,
  coalesce('customer:' || o.customer_id, lower(o.email::text)),
  coalesce((select sum(l.quantity)::int from order_lines l where l.order_id = o.id and l.variant_id is not null and coalesce(l.extra_data ->> 'on_order', '') <> 'true'), 0),
  o.created_at
from orders o where o.status = 'pending_payment';
