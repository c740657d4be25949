CREATE TABLE "pickup_points" (
	"id" text PRIMARY KEY NOT NULL,
	"method_id" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_methods" ADD COLUMN "postal_codes" text[];--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_method_id_delivery_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."delivery_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickup_points_place" ON "pickup_points" USING btree ("method_id","country","postal_code");