/** What a reader hands on: products with their lines, faults, remarks. */
import type { Product } from './shape'

/** A fault or a remark at a line of the file, in one sentence for the person who imports it. */
export interface Remark {
  readonly line: number
  readonly reason: string
}

export interface Incoming {
  readonly line: number
  readonly product: Product
  /** Line of each variant. */
  readonly variantLines: readonly number[]
}

export type Found =
  | { readonly product: Incoming }
  /** The product of the line is not imported. */
  | { readonly fault: Remark; readonly handle?: string }
  /** Something of the line is left out. */
  | { readonly warning: Remark }

/** A cell that cannot be used; its message is for the person who imports the file. */
export class BadCell extends Error {}

/** The whole file cannot be used. */
export class BadFile extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}
