CREATE TABLE "withdrawals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"form_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" bigint,
	"customer_id" integer,
	"is_proven" boolean NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"order_number" text NOT NULL,
	"goods" text NOT NULL,
	"lines" jsonb,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone,
	CONSTRAINT "withdrawals_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawals_formKey_unique" UNIQUE("form_key"),
	CONSTRAINT "withdrawals_closed" CHECK (("withdrawals"."outcome" is null) = ("withdrawals"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_amounts";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "withdrawal_id" bigint;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "delivery_refund" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_open_content" ON "withdrawals" USING btree ("fingerprint") WHERE "withdrawals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_customer" ON "withdrawals" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree ("email");--> statement-breakpoint
CREATE INDEX "withdrawals_forget" ON "withdrawals" USING btree ("forget_at") WHERE "withdrawals"."forget_at" is not null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_withdrawal" ON "returns" USING btree ("withdrawal_id");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_amounts" CHECK ("returns"."fee" >= 0 and "returns"."refund" >= 0 and "returns"."delivery_refund" >= 0);