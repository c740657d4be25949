/** The service that the configuration names. */
import { config } from '@/lib/config/env'
import type { TranslationConfig } from '@/lib/config/translation'

import { deepl } from './deepl'
import { libreTranslate } from './libretranslate'
import type { Patience, Translator } from './types'

export const translatorOf = (settings: TranslationConfig, patience: Patience): Translator =>
  settings.service === 'deepl' ? deepl(settings, patience) : libreTranslate(settings, patience)

/** Null: it is off. */
export function translator(patience: Patience): Translator | null {
  const { translation } = config()
  return translation === null ? null : translatorOf(translation, patience)
}

export const isTranslationOn = (): boolean => config().translation !== null
