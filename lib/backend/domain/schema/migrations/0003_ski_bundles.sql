ALTER TABLE "bundles" ALTER COLUMN "main_model_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bundles" ADD COLUMN "ski_sport" text;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_ski_sport" UNIQUE("ski_sport");--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_main_or_ski" CHECK (("bundles"."main_model_id" is null) = ("bundles"."ski_sport" is not null));