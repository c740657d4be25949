CREATE INDEX "model_images_path_part" ON "model_images" USING gin ("path" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "model_texts_name_part" ON "model_texts" USING gin ("name" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "models_number_part" ON "models" USING gin ("model_number" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "models_changed" ON "models" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "models_sold" ON "models" USING btree ("sold_amount","id");--> statement-breakpoint
CREATE INDEX "variants_sku_part" ON "variants" USING gin ("sku" gin_trgm_ops) WITH (gin_pending_list_limit=256);