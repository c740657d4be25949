-- Tables whose rows every visitor or order changes. By default PostgreSQL removes dead rows when they are a fifth of a table: of the variants
-- of 50,000 models that is 86,000. Here it begins at a fixed number and a small part. The free space in a page lets a changed row stay in it,
-- so that indexes do not grow.
ALTER TABLE "variants" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "stock" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "model_activity" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "rate_limits" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "idempotency_keys" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "access_tokens" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "order_holds" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "orders" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "payments" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "outbox" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
ALTER TABLE "discount_codes" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 200);--> statement-breakpoint
ALTER TABLE "gift_cards" SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
