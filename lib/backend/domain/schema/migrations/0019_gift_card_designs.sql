-- Designs of gift cards have names and pictures: names alone, as they were before, mean none.
UPDATE "models" SET "gift_card_templates" = NULL WHERE jsonb_typeof("gift_card_templates" -> 0) = 'string';
