ALTER TABLE "gift_campaign_codes" ADD COLUMN "id" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD COLUMN "nonce" text;--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "email_template" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "card_template" text DEFAULT 'plain' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "next_send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gift_campaigns" ADD COLUMN "is_sending_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_campaign_codes_campaign" ON "gift_campaign_codes" USING btree ("campaign_id","id");--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD CONSTRAINT "gift_campaign_codes_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD CONSTRAINT "gift_campaign_codes_mailbox" UNIQUE("campaign_id","email");