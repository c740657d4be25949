CREATE TABLE "customer_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"old_email" "citext" NOT NULL,
	"new_email" "citext" NOT NULL,
	"nonce" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"stop_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"stops_until" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_confirmHash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "email_changes_stopHash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "size_profile" jsonb;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_default" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "email_changes_age" ON "email_changes" USING btree ("stops_until");--> statement-breakpoint
INSERT INTO "customer_addresses" ("customer_id", "first_name", "last_name", "phone", "address", "postcode", "city", "country", "is_default")
SELECT "id", "first_name", "last_name", coalesce("phone", ''), "address", coalesce("postcode", ''), coalesce("city", ''), "country", true
FROM "customers" WHERE "address" <> '';
