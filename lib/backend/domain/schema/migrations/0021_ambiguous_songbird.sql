CREATE TABLE "transfer_request_lines" (
	"transfer_id" bigint NOT NULL,
	"variant_id" integer NOT NULL,
	"from_store_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "transfer_request_lines_transfer_id_variant_id_from_store_id_pk" PRIMARY KEY("transfer_id","variant_id","from_store_id"),
	CONSTRAINT "transfer_request_lines_quantity" CHECK ("transfer_request_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "transfer_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"to_store_id" integer NOT NULL,
	"is_reserved" boolean NOT NULL,
	"is_high_priority" boolean NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfer_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "transfer_requests_status" CHECK ("transfer_requests"."status" in ('requested', 'sent', 'received', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD COLUMN "transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "transfer_request_lines" ADD CONSTRAINT "transfer_request_lines_transfer_id_transfer_requests_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_request_lines" ADD CONSTRAINT "transfer_request_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_request_lines" ADD CONSTRAINT "transfer_request_lines_from_store_id_stores_id_fk" FOREIGN KEY ("from_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_requests" ADD CONSTRAINT "transfer_requests_to_store_id_stores_id_fk" FOREIGN KEY ("to_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_requests" ADD CONSTRAINT "transfer_requests_created_by_customers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_requests_desk" ON "transfer_requests" USING btree ("status","is_high_priority" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stock_ledger_transfer" ON "stock_ledger" USING btree ("transfer_id") WHERE "stock_ledger"."transfer_id" is not null;