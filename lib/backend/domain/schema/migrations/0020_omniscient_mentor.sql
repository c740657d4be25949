ALTER TABLE "customers" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "registered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "customers_registered" ON "customers" USING btree ("registered_at") WHERE "customers"."registered_at" is not null;