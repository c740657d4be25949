ALTER TABLE "outbox" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "trace" text;