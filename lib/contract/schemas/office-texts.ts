/** Texts in six languages: confirmed, and translated by a machine. */
import { z } from 'zod'

import { TRANSLATED_SIGNS } from '../limits/office'
import { language } from './common'

const path = z.string().min(1).max(120)
const languages = z.array(language).min(1).max(5)

/** A text in one language as it was on the screen. */
export const seenText = z.strictObject({ path, text: z.string().min(1).max(100_000) })

export const textToTranslate = z.strictObject({
  entity: z.string().max(60),
  /** The field that the text is of: it decides what the text may hold, and who may ask. */
  field: path,
  text: z.string().trim().min(1).max(TRANSLATED_SIGNS),
  from: language,
  to: languages,
})
export type TextToTranslate = z.output<typeof textToTranslate>

export const translatedTexts = z.object({ texts: z.partialRecord(language, z.string()) })
export type TranslatedTexts = z.output<typeof translatedTexts>

export const missingLanguages = languages
