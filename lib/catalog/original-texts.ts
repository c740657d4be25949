import type { ProductModel } from '@/lib/contract/schemas/catalogue'

import { metaDescription } from './meta'

type Texts = Pick<
  ProductModel,
  | 'is_auto_translated'
  | 'translated_fields'
  | 'tagline'
  | 'short_description'
  | 'long_description_html'
  | 'meta_description'
>

/** A product whose texts a machine translated, with its original texts instead, as if they had never been translated. */
export function withOriginalTexts<T extends Texts>(model: T): T {
  if (!model.is_auto_translated) return model
  const of = (field: 'tagline' | 'short_description' | 'long_description_html') =>
    model.translated_fields[field]?.original ?? model[field]
  const [short_description, long_description_html] = [of('short_description'), of('long_description_html')]
  return {
    ...model,
    tagline: of('tagline'),
    short_description,
    long_description_html,
    meta_description: metaDescription(short_description || long_description_html),
    translated_fields: {},
    is_auto_translated: false,
  }
}
