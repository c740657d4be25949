/**
 * Environmental claims about products. Since 27 September 2026 a label of sustainability must rest on a certification scheme or a public
 * authority, and a generic claim on recognised excellent performance (Directive (EU) 2024/825). So the shop shows none before a scheme is
 * entered, and then only on products that have the scheme's proof.
 */
import { type DetailsRow, type ProductProperty, sustainableChoice } from './properties'

/** The feature flag with the scheme: an object with `name` and `url`. */
export const SCHEME_FLAG = 'sustainability_scheme'

/** The property that holds a product's proof: number or address of its certificate. */
export const PROOF_PROPERTY = 'vu-todistus'

/** Ribbons that set a product apart by its effect on the environment. */
export const GREEN_RIBBONS: readonly string[] = ['pfas-free', 'repairable', 'recycled', 'sustainable']

export const isGreenProperty = (slug: string): boolean => slug === 'vastuullisemmin-ulkona' || slug.startsWith('vu-')

export interface Scheme {
  readonly name: string
  readonly url: string
}

/** The scheme of the flag's value; null for anything but a name and an https address. */
export function readScheme(flag: unknown): Scheme | null {
  const { name, url } = (typeof flag === 'object' && flag !== null ? flag : {}) as Partial<
    Record<'name' | 'url', unknown>
  >
  if (typeof name !== 'string' || name.trim() === '' || typeof url !== 'string') return null
  return /^https:\/\/\S+$/.test(url) ? { name: name.trim(), url } : null
}

export interface GreenClaim {
  readonly criteria: readonly DetailsRow[]
  readonly scheme: Scheme
  readonly proof: string
}

/** What a product's page may say; null without a scheme, without proof, and for a product that meets too few criteria. */
export function greenClaim(properties: readonly ProductProperty[], scheme: Scheme | null): GreenClaim | null {
  const proof = properties.find(({ name }) => name.slug === PROOF_PROPERTY)?.value.trim()
  const criteria = sustainableChoice(properties.filter(({ name }) => name.slug !== PROOF_PROPERTY))
  return scheme && proof && criteria ? { criteria, scheme, proof } : null
}
