import { z } from 'zod'

// The strict Content-Security-Policy forbids compiled checks in the browser, and even the attempt is reported as a violation.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** Integer cents of EUR, VAT of the tax area included. */
export const minor = z.int().min(0).max(2_000_000_000)
export const id = z.int().min(1).max(2_147_483_647)
export const slug = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s/?#\\]+$/u)
/** Path without slashes at its ends. */
export const path = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\s?#\\]+$/u)
export const language = z.enum(['en', 'fi', 'sv', 'de', 'fr', 'ru'])
export const country = z.string().regex(/^[a-z]{2}$/)
export const currency = z.string().regex(/^[a-z]{3}$/)
export const html = z.string().max(100_000)
/** Numbers arrive as text in a query string. */
export const queryInt = (schema: z.ZodInt | z.ZodNumber) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(schema)
export const queryTaxArea = queryInt(z.int().min(1).max(999))
/** Fields of a response that is divided into pages. */
export const queryPage = queryInt(z.int().min(1).max(100_000)).default(1)

/** Response of a call without data. */
export const done = z.object({ ok: z.literal(true) })
/** Response of a call that sends an e-mail; the same for known and unknown addresses. */
export const mailSent = z.object({ sent: z.literal(true) })

export interface SignedBody {
  readonly raw: string
}
/** An unparsed body: the signature is computed over exactly these bytes. */
export const signedBody = (message: string) =>
  z.custom<SignedBody>((value) => typeof (value as SignedBody | null)?.raw === 'string', message)

export const image = z.object({
  path: z.string(),
  title: z.string(),
  caption: z.string(),
  type: z.enum(['image', 'video']),
  youtubeId: z.string().optional(),
  uploadDate: z.string().optional(),
})

/** The prices of a tax area (spec 3 §3), plus the lowest price of 30 days that the law requires. */
export const priceRecord = z.object({
  active: minor,
  regular: minor,
  club: minor.nullable(),
  discount_value: minor.nullable(),
  discount_free: minor.nullable(),
  /** Lowest price of the 30 days before the running reduction began; null: no reduction may be announced. */
  lowest_30_days: minor.nullable(),
})
/** Keys are `taxarea_{id}`. */
export const pricesByTaxArea = z.record(z.string().regex(/^taxarea_\d+$/), priceRecord)

/** A design of a gift card: its name in the requested language, and the path of its picture. */
export const giftCardTemplate = z.object({ slug: z.string(), name: z.string(), image: z.string() })
export const ribbon = z.object({
  name: z.object({ value: z.string(), name: z.string(), slug: z.string() }),
  link: z.string().nullable(),
})

/** What a pack contains, for the unit price: `amount` of one piece; `pieces` of a multipack. */
export const content = z.object({
  amount: z.number().positive().max(1_000_000),
  unit: z.enum(['g', 'kg', 'ml', 'cl', 'l', 'cm', 'm']),
  pieces: z.int().min(2).max(10_000).optional(),
})
export type Content = z.infer<typeof content>
export type Image = z.infer<typeof image>
export type PriceRecord = z.infer<typeof priceRecord>
export type GiftCardTemplate = z.infer<typeof giftCardTemplate>
