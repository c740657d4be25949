/** Who may bring which files, and fetch which: a file does as much as a person does by hand with all of these permissions. */
import type { Permission } from './permissions'

export const FILE_KINDS = ['products', 'stock', 'prices'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** A product file has texts, pictures, prices and stock, too. */
export const IMPORT_NEEDS: Readonly<Record<FileKind, readonly Permission[]>> = {
  products: [
    'office.goods.write',
    'office.texts.write',
    'office.pictures.write',
    'office.prices.write',
    'office.stock.write',
  ],
  stock: ['office.stock.write'],
  prices: ['office.prices.write'],
}

/** The file of products has those that are hidden, with their prices and their stock. */
export const EXPORT_NEEDS: Readonly<Record<FileKind, readonly Permission[]>> = {
  products: ['office.goods.read', 'office.prices.read', 'office.stock.read'],
  stock: ['office.goods.read', 'office.stock.read'],
  prices: ['office.goods.read', 'office.prices.read'],
}

type May = (permission: Permission) => boolean

/** The kinds of file for which a person has every permission. */
export const kindsFor = (needs: typeof IMPORT_NEEDS, may: May): FileKind[] =>
  FILE_KINDS.filter((kind) => needs[kind].every(may))
