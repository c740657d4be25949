CREATE INDEX "discount_redemptions_order" ON "discount_redemptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_campaign_codes_order" ON "gift_campaign_codes" USING btree ("used_by_order_id");--> statement-breakpoint
CREATE INDEX "gift_card_ledger_order" ON "gift_card_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_by_reference" ON "payments" USING btree ("reference");