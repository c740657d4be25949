DROP INDEX "search_texts_words";--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words") WITH (gin_pending_list_limit=64);