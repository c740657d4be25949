/** What the law wants to know of goods before their sale: hazards, food, guarantees of durability. */
import { statementText } from '@/lib/market/clp'
import { z } from 'zod'

/** The pictograms of Annex V to Regulation (EC) No 1272/2008 that go with the statements of lib/market/clp.ts. */
const PICTOGRAMS = ['GHS02', 'GHS04', 'GHS05', 'GHS07', 'GHS08', 'GHS09'] as const

/** Codes such as `H222`, `EUH066` or `P305+P351+P338`, of which there is a text in every language. */
const statements = (kinds: RegExp) =>
  z.array(z.string().refine((code) => kinds.test(code) && statementText(code, 'en') !== null)).max(20)

export const hazard = z.object({
  signal: z.enum(['danger', 'warning']).nullable(),
  pictograms: z.array(z.enum(PICTOGRAMS)).max(5),
  hazards: statements(/^(?:EU)?H/),
  precautions: statements(/^P/),
})

/** The substances of Annex II to Regulation (EU) No 1169/2011. */
const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

const grams = z.number().min(0).max(100)

/** For 100 g, or for 100 ml of a liquid. */
const nutrition = z.object({
  per: z.enum(['g', 'ml']),
  energy_kj: z.number().min(0).max(4_000),
  energy_kcal: z.number().min(0).max(1_000),
  fat: grams,
  saturates: grams,
  carbohydrate: grams,
  sugars: grams,
  fibre: grams.optional(),
  protein: grams,
  salt: grams,
})

export const food = z.object({
  /** In the order of weight; words between asterisks are allergens, which the page emphasises. */
  ingredients: z.string(),
  allergens: z.array(z.enum(ALLERGENS)),
  /** Null where no nutrition declaration is required (Annex V to the Regulation), such as for coffee. */
  nutrition: nutrition.nullable(),
})

/** The maker guarantees durability of the whole product free of charge, for more than two years. */
export const durabilityGuarantee = z.object({ years: z.int().min(3).max(100) })

export type Pictogram = (typeof PICTOGRAMS)[number]
export type Hazard = z.infer<typeof hazard>
export type Food = z.infer<typeof food>
export type Nutrition = z.infer<typeof nutrition>
export type DurabilityGuarantee = z.infer<typeof durabilityGuarantee>
