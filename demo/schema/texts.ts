/** Formats that several kinds of data share. */
import { z } from 'zod'

import { LANGUAGES } from '@/lib/market/languages'

import { FAMILIES } from '../drawings/base/families'

export const language = z.enum(LANGUAGES)

/** A short text in every language. */
export const localized = z.record(language, z.string())
export type Texts = z.infer<typeof localized>

/** The kind of a product, which determines its care, reviews and drawings. */
export const family = z.enum(FAMILIES)

/** A price in whole or decimal euros, VAT of Finland included. */
export const euros = z.number().positive()
/** Cents of EUR. */
export const cents = z.int().min(0)
