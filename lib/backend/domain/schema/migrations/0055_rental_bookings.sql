CREATE TABLE "rental_bookings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"form_key" uuid NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"store_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"collect_on" date NOT NULL,
	"back_on" date NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" integer,
	"total_eur" integer NOT NULL,
	"deposit_eur" integer NOT NULL,
	"extra_eur" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handed_over_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	CONSTRAINT "rental_bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "rental_bookings_formKey_unique" UNIQUE("form_key"),
	CONSTRAINT "rental_bookings_status" CHECK ("rental_bookings"."status" in ('booked', 'handed_over', 'returned', 'cancelled', 'missed')),
	CONSTRAINT "rental_bookings_days" CHECK ("rental_bookings"."to_day" >= "rental_bookings"."from_day" and "rental_bookings"."collect_on" < "rental_bookings"."from_day" and "rental_bookings"."back_on" > "rental_bookings"."to_day")
);
--> statement-breakpoint
CREATE TABLE "rental_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"unit_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"price_eur" integer NOT NULL,
	"deposit_eur" integer NOT NULL,
	"person" jsonb NOT NULL,
	"held_from" date,
	"held_until" date,
	"condition" text DEFAULT '' NOT NULL,
	CONSTRAINT "rental_lines_line" UNIQUE("booking_id","line"),
	CONSTRAINT "rental_lines_held" CHECK (("rental_lines"."held_from" is null) = ("rental_lines"."held_until" is null))
);
--> statement-breakpoint
CREATE TABLE "rental_units" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"code" text NOT NULL,
	"condition" text DEFAULT 'ready' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "rental_units_code_unique" UNIQUE("code"),
	CONSTRAINT "rental_units_condition" CHECK ("rental_units"."condition" in ('ready', 'repair', 'retired'))
);
--> statement-breakpoint
ALTER TABLE "rental_rates" ADD COLUMN "service_days" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD CONSTRAINT "rental_bookings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD CONSTRAINT "rental_bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_lines" ADD CONSTRAINT "rental_lines_booking_id_rental_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."rental_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_lines" ADD CONSTRAINT "rental_lines_unit_id_rental_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."rental_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_lines" ADD CONSTRAINT "rental_lines_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_lines" ADD CONSTRAINT "rental_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_units" ADD CONSTRAINT "rental_units_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_units" ADD CONSTRAINT "rental_units_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_bookings_desk" ON "rental_bookings" USING btree ("status","collect_on","id");--> statement-breakpoint
CREATE INDEX "rental_bookings_email" ON "rental_bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rental_bookings_customer" ON "rental_bookings" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "rental_bookings_store" ON "rental_bookings" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "rental_lines_unit" ON "rental_lines" USING btree ("unit_id","held_until");--> statement-breakpoint
CREATE INDEX "rental_lines_model" ON "rental_lines" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "rental_lines_variant" ON "rental_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "rental_units_variant" ON "rental_units" USING btree ("variant_id","store_id");--> statement-breakpoint
CREATE INDEX "rental_units_store" ON "rental_units" USING btree ("store_id");--> statement-breakpoint
-- A unit is never kept for two bookings on one day. A unit as a range of one number needs no extension for the index.
ALTER TABLE "rental_lines" ADD CONSTRAINT "rental_lines_once" EXCLUDE USING gist (int4range(unit_id, unit_id, '[]') WITH &&, daterange(held_from, held_until) WITH &&) WHERE (held_until is not null);--> statement-breakpoint
create or replace trigger rental_bookings_transitions before update of status on rental_bookings
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition('booked>handed_over', 'handed_over>returned', 'booked>cancelled', 'booked>missed');
