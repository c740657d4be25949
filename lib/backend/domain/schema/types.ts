import type { Language } from '@/lib/market/languages'

/** A short text in every language of the shop; a missing one falls back to English. */
export type Localized = Partial<Record<Language, string>>
