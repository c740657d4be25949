CREATE TABLE "complaint_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_key" uuid NOT NULL,
	"complaint_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"received_bytes" integer NOT NULL,
	"jpeg" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"form_key" uuid NOT NULL,
	"customer_id" integer,
	"order_id" bigint,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_number_unique" UNIQUE("number"),
	CONSTRAINT "complaints_formKey_unique" UNIQUE("form_key")
);
--> statement-breakpoint
ALTER TABLE "complaint_pictures" ADD CONSTRAINT "complaint_pictures_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_pictures_form" ON "complaint_pictures" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "complaint_pictures_complaint" ON "complaint_pictures" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_pictures_age" ON "complaint_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "complaints_customer" ON "complaints" USING btree ("customer_id");