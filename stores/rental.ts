/** The rows of a rental booking that is being composed on the rental page. */
import { create } from 'zustand'

import type { RentalPerson } from '@/lib/contract/schemas/rental'

export interface RentalRow {
  readonly key: number
  readonly modelId: number
  readonly name: string
  /** Null until a size is chosen. */
  readonly variantId: number | null
  readonly person: RentalPerson
}

interface RentalState {
  readonly rows: readonly RentalRow[]
  add: (model: { id: number; name: string }) => void
  change: (key: number, fields: Partial<Pick<RentalRow, 'variantId' | 'person'>>) => void
  remove: (key: number) => void
  clear: () => void
}

let last = 0

export const useRental = create<RentalState>((set) => ({
  rows: [],
  add: ({ id, name }) =>
    set(({ rows }) => ({ rows: [...rows, { key: (last += 1), modelId: id, name, variantId: null, person: {} }] })),
  change: (key, fields) =>
    set(({ rows }) => ({ rows: rows.map((row) => (row.key === key ? { ...row, ...fields } : row)) })),
  remove: (key) => set(({ rows }) => ({ rows: rows.filter((row) => row.key !== key) })),
  clear: () => set({ rows: [] }),
}))
