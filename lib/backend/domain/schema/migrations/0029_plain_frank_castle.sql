CREATE TABLE "enquiries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"form_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" integer,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"business_id" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "enquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "enquiries_formKey_unique" UNIQUE("form_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_once" UNIQUE("list","email")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_age" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_customer" ON "enquiries" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_age" ON "newsletter_subscriptions" USING btree ("requested_at");