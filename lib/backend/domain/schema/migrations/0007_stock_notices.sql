CREATE TABLE "stock_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"email" "citext" NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notices_once" UNIQUE("variant_id","email")
);
--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;