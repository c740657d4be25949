ALTER TABLE "gift_cards" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "send_line" integer;--> statement-breakpoint
CREATE INDEX "gift_cards_send" ON "gift_cards" USING btree ("send_at") WHERE "gift_cards"."send_at" is not null;