DROP INDEX "outbox_open";--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "next_try_at";