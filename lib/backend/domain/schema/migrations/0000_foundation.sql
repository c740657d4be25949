CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"promo_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"maker" jsonb,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "bundle_members" (
	"bundle_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bundle_members_bundle_id_model_id_pk" PRIMARY KEY("bundle_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "bundles" (
	"id" serial PRIMARY KEY NOT NULL,
	"main_model_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"discount_percent" numeric(5, 2) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colours" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"control" text NOT NULL,
	"swatch" text[] NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "colours_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" numeric(14, 6) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_groups" (
	"model_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "model_groups_group_id_model_id_pk" PRIMARY KEY("group_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "model_images" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"colour_id" integer,
	"path" text NOT NULL,
	"captions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"type" text DEFAULT 'image' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_properties" (
	"model_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value_number" double precision,
	"value_texts" jsonb,
	"is_for_one_item" boolean DEFAULT false NOT NULL,
	CONSTRAINT "model_properties_model_id_property_id_pk" PRIMARY KEY("model_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "model_relations" (
	"model_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_relations_model_id_kind_related_id_pk" PRIMARY KEY("model_id","kind","related_id")
);
--> statement-breakpoint
CREATE TABLE "model_ribbons" (
	"model_id" integer NOT NULL,
	"ribbon_id" integer NOT NULL,
	CONSTRAINT "model_ribbons_model_id_ribbon_id_pk" PRIMARY KEY("model_id","ribbon_id")
);
--> statement-breakpoint
CREATE TABLE "model_texts" (
	"model_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"long_description_html" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"model_notice" text DEFAULT '' NOT NULL,
	"is_auto_translated" boolean DEFAULT false NOT NULL,
	"original" jsonb,
	CONSTRAINT "model_texts_model_id_language_pk" PRIMARY KEY("model_id","language")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"brand_id" integer NOT NULL,
	"slug" text NOT NULL,
	"main_group_id" integer NOT NULL,
	"model_number" text,
	"kind" text DEFAULT 'new' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_bundle" boolean DEFAULT false NOT NULL,
	"is_multi_color" boolean DEFAULT true NOT NULL,
	"promoted_colour" text,
	"show_discount_percentage" boolean DEFAULT true NOT NULL,
	"is_extended_range" boolean DEFAULT false NOT NULL,
	"belongs_to_outlet" boolean DEFAULT false NOT NULL,
	"campaign_only" boolean DEFAULT false NOT NULL,
	"on_order" boolean DEFAULT false NOT NULL,
	"tax_class" integer DEFAULT 5 NOT NULL,
	"canonical_url" text,
	"country_of_origin" text,
	"rating" double precision DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"sold_amount" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"price_ending" timestamp with time zone,
	"size_table_id" integer,
	"ski_wizard" jsonb,
	"binding_ski_combo" boolean DEFAULT false NOT NULL,
	"second_hand_parent_id" integer,
	"condition" jsonb,
	"quotes" jsonb,
	"shelf_codes" text[] DEFAULT '{}' NOT NULL,
	"delivery_limit" jsonb,
	"gift_card_templates" jsonb,
	"extra_images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blogs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fibre" jsonb,
	"warnings" jsonb,
	"source" text DEFAULT 'shop' NOT NULL,
	"external_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "models_brand_slug" UNIQUE("brand_id","slug"),
	CONSTRAINT "models_external" UNIQUE("source","external_key")
);
--> statement-breakpoint
CREATE TABLE "path_history" (
	"language" text NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "path_history_language_path_pk" PRIMARY KEY("language","path")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"price_area" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_history_positive" CHECK ("price_history"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"price_area" integer NOT NULL,
	"active" integer NOT NULL,
	"regular" integer NOT NULL,
	"club" integer,
	"discount_value" integer,
	"discount_free" integer,
	"lowest30" integer,
	"reduced_since" timestamp with time zone,
	CONSTRAINT "prices_variant_id_price_area_pk" PRIMARY KEY("variant_id","price_area"),
	CONSTRAINT "prices_positive" CHECK ("prices"."active" > 0 AND "prices"."regular" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_group_texts" (
	"group_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"meta_title" text,
	"meta_description" text,
	"description_html" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_group_texts_group_id_language_pk" PRIMARY KEY("group_id","language"),
	CONSTRAINT "product_group_texts_path" UNIQUE("language","path")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"key" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"show_in_menu" boolean DEFAULT true NOT NULL,
	"image" text,
	"group_sorting" text DEFAULT 'most-popular' NOT NULL,
	"filterable_properties" text[] DEFAULT '{}' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_groups_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "product_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"unit" text,
	"kind" text DEFAULT 'text' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "properties_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"vote" boolean NOT NULL,
	CONSTRAINT "review_votes_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"customer_id" integer,
	"rating" integer NOT NULL,
	"size_feedback" integer,
	"visible_name" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"size" text,
	"language" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"votes_up" integer DEFAULT 0 NOT NULL,
	"votes_down" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_customer" UNIQUE("model_id","customer_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "ribbons" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"value" text NOT NULL,
	"link" text,
	CONSTRAINT "ribbons_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "size_tables" (
	"id" serial PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"info_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hide_image" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parsed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "sizes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_variant_id_store_id_pk" PRIMARY KEY("variant_id","store_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"type" text NOT NULL,
	"pikanouto" boolean DEFAULT false NOT NULL,
	"nouto" boolean DEFAULT false NOT NULL,
	"stock_display_order" integer DEFAULT 0 NOT NULL,
	"address" jsonb,
	"hours" jsonb,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"tax_area_id" integer NOT NULL,
	"tax_class" integer NOT NULL,
	"rate_percent" numeric(5, 2) NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "tax_rates_tax_area_id_tax_class_valid_from_pk" PRIMARY KEY("tax_area_id","tax_class","valid_from")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"model_id" integer NOT NULL,
	"colour_id" integer,
	"size_id" integer,
	"product_type_id" integer,
	"gtin" text,
	"sku" text,
	"on_order" boolean DEFAULT false NOT NULL,
	"stock_blocked" boolean DEFAULT false NOT NULL,
	"shipping_number" integer DEFAULT 2 NOT NULL,
	"shipping_string" text DEFAULT '1-3' NOT NULL,
	"stock_incoming" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_gtin_unique" UNIQUE("gtin"),
	CONSTRAINT "variants_available_not_negative" CHECK ("variants"."available" >= 0)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"titles" jsonb NOT NULL,
	"headings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image" text,
	"urls" jsonb NOT NULL,
	"button_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sub_text" text DEFAULT '' NOT NULL,
	"crop_point" text,
	"languages" text[],
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"popup_text" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'static' NOT NULL,
	"title" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"tabs" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug" UNIQUE("language","slug"),
	CONSTRAINT "pages_key" UNIQUE("key","language")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" citext NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"address" text,
	"postcode" text,
	"city" text,
	"country" text DEFAULT 'fi' NOT NULL,
	"language" text DEFAULT 'fi' NOT NULL,
	"username" text,
	"is_club" boolean DEFAULT false NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_org_user" boolean DEFAULT false NOT NULL,
	"organisation_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"cart_content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vat_number" text,
	"invoice_days" integer DEFAULT 14 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"customer_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_customer_id_model_id_pk" PRIMARY KEY("customer_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"line_id" bigint NOT NULL,
	"store_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "allocations_line_id_store_id_pk" PRIMARY KEY("line_id","store_id"),
	CONSTRAINT "allocations_positive" CHECK ("allocations"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"countries" text[],
	"price_eur" integer NOT NULL,
	"free_from_eur" integer,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"is_green" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"code" citext PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_total_eur" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_codes_limit" CHECK ("discount_codes"."max_uses" is null or "discount_codes"."used" <= "discount_codes"."max_uses"),
	CONSTRAINT "discount_codes_used" CHECK ("discount_codes"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_redemptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" citext NOT NULL,
	"order_id" bigint NOT NULL,
	"redeemer" text NOT NULL,
	"delta" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_campaign_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"campaign_id" integer NOT NULL,
	"email" citext,
	"used_by_order_id" bigint
);
--> statement-breakpoint
CREATE TABLE "gift_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"model_ids" integer[] DEFAULT '{}' NOT NULL,
	"valid_until" timestamp with time zone,
	CONSTRAINT "gift_campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "gift_card_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gift_card_id" integer NOT NULL,
	"delta_eur" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"balance_eur" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_eur" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"principal" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_principal_route_key_pk" PRIMARY KEY("principal","route","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"line_number" integer NOT NULL,
	"kind" text DEFAULT 'product' NOT NULL,
	"model_id" integer,
	"variant_id" integer,
	"bundle_uid" text,
	"name" text NOT NULL,
	"colour" text,
	"size" text,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"gross" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"net" integer NOT NULL,
	"tax_rate_percent" numeric(5, 2) NOT NULL,
	"extra_data" jsonb,
	CONSTRAINT "order_lines_number" UNIQUE("order_id","line_number"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 9999),
	CONSTRAINT "order_lines_gross" CHECK ("order_lines"."gross" = "order_lines"."quantity" * "order_lines"."unit_price" - "order_lines"."discount" AND "order_lines"."gross" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_key" text NOT NULL,
	"status" text NOT NULL,
	"customer_id" integer,
	"email" citext NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"currency_rate" numeric(14, 6) NOT NULL,
	"tax_area_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_location" text,
	"delivery_cost" integer NOT NULL,
	"payment_method" text NOT NULL,
	"lines_total" integer NOT NULL,
	"discount_total" integer DEFAULT 0 NOT NULL,
	"gift_card_total" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"special_request" text DEFAULT '' NOT NULL,
	"access_hash" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cartKey_unique" UNIQUE("cart_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."lines_total" - "orders"."discount_total" - "orders"."gift_card_total" + "orders"."delivery_cost" AND "orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_refund" CHECK ("payments"."refunded" between 0 and "payments"."amount")
);
--> statement-breakpoint
ALTER TABLE "bundle_members" ADD CONSTRAINT "bundle_members_bundle_id_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_members" ADD CONSTRAINT "bundle_members_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundles" ADD CONSTRAINT "bundles_main_model_id_models_id_fk" FOREIGN KEY ("main_model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_groups" ADD CONSTRAINT "model_groups_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_groups" ADD CONSTRAINT "model_groups_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_images" ADD CONSTRAINT "model_images_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_images" ADD CONSTRAINT "model_images_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_properties" ADD CONSTRAINT "model_properties_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_properties" ADD CONSTRAINT "model_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_relations" ADD CONSTRAINT "model_relations_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_relations" ADD CONSTRAINT "model_relations_related_id_models_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_ribbons" ADD CONSTRAINT "model_ribbons_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_ribbons" ADD CONSTRAINT "model_ribbons_ribbon_id_ribbons_id_fk" FOREIGN KEY ("ribbon_id") REFERENCES "public"."ribbons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_texts" ADD CONSTRAINT "model_texts_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_main_group_id_product_groups_id_fk" FOREIGN KEY ("main_group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_size_table_id_size_tables_id_fk" FOREIGN KEY ("size_table_id") REFERENCES "public"."size_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_second_hand_parent_id_models_id_fk" FOREIGN KEY ("second_hand_parent_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_group_texts" ADD CONSTRAINT "product_group_texts_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_parent_id_product_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_size_id_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."sizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_code_discount_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."discount_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_campaign_codes" ADD CONSTRAINT "gift_campaign_codes_campaign_id_gift_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."gift_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_ledger" ADD CONSTRAINT "gift_card_ledger_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_groups_model" ON "model_groups" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "model_images_model" ON "model_images" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "models_main_group" ON "models" USING btree ("main_group_id");--> statement-breakpoint
CREATE INDEX "models_second_hand_parent" ON "models" USING btree ("second_hand_parent_id");--> statement-breakpoint
CREATE INDEX "price_history_variant" ON "price_history" USING btree ("variant_id","price_area","valid_from");--> statement-breakpoint
CREATE INDEX "reviews_model" ON "reviews" USING btree ("model_id","created");--> statement-breakpoint
CREATE INDEX "stock_ledger_variant" ON "stock_ledger" USING btree ("variant_id","store_id");--> statement-breakpoint
CREATE INDEX "stock_ledger_order" ON "stock_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "variants_model" ON "variants" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "access_tokens_customer" ON "access_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "discount_redemptions_code" ON "discount_redemptions" USING btree ("code","redeemer");--> statement-breakpoint
CREATE INDEX "gift_card_ledger_card" ON "gift_card_ledger" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("sent_at","next_try_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "model_texts_name_trgm" ON "model_texts" USING gin ("name" gin_trgm_ops);