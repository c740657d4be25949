/** What a reader hands on: products with their lines, faults, remarks. */
import type { Remark } from './faults'
import type { Product } from './shape'

export interface Incoming {
  readonly line: number
  readonly product: Product
  /** Line of each variant. */
  readonly variantLines: readonly number[]
}

export type Found =
  | { readonly product: Incoming }
  /** The product of the line is not imported. */
  | { readonly fault: Remark; readonly handle?: string; readonly source?: string }
  /** Something of the line is left out. */
  | { readonly warning: Remark }
