import 'server-only'

import { withOriginalTexts } from '@/lib/catalog/original-texts'
import { readGeneralSettings } from '@/lib/contract/general-settings'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { getSettings } from '@/lib/shop-api/cached'

/** A product as pages show it: with the setting auto_translations_disabled, with its original texts. */
export async function withShownTexts(model: ProductModel): Promise<ProductModel> {
  return readGeneralSettings(await getSettings()).autoTranslationsDisabled ? withOriginalTexts(model) : model
}
