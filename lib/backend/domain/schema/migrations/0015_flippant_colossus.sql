CREATE TABLE "enterprise_order_lines" (
	"enterprise_order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"customer_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprise_order_lines_enterprise_order_id_variant_id_pk" PRIMARY KEY("enterprise_order_id","variant_id"),
	CONSTRAINT "enterprise_order_lines_amount" CHECK ("enterprise_order_lines"."amount" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "enterprise_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"organisation_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "enterprise_order_lines" ADD CONSTRAINT "enterprise_order_lines_enterprise_order_id_enterprise_orders_id_fk" FOREIGN KEY ("enterprise_order_id") REFERENCES "public"."enterprise_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_order_lines" ADD CONSTRAINT "enterprise_order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_order_lines" ADD CONSTRAINT "enterprise_order_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_orders" ADD CONSTRAINT "enterprise_orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enterprise_orders_organisation" ON "enterprise_orders" USING btree ("organisation_id");