/** A set that can be bought. */
export interface BundleOffer {
  readonly bundleId: number
  readonly name: string
  /** `{brandSlug}/{modelSlug}` of every member, the main product first. */
  readonly members: readonly string[]
}
