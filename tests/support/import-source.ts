import type { Remark } from '@/lib/backend/flows/import/product/faults'
import type { Source } from '@/lib/backend/flows/import/readers/decode'
import { remarkText } from '@/lib/backend/flows/import/remark-text'

/** A product file from a text or from bytes. */
export const fileOf = (content: string | Buffer): Source => ({
  open: async function* () {
    yield Buffer.from(content)
  },
})

/** Remarks as the command prints them. */
export const said = (remarks: readonly Remark[]) =>
  remarks.map((remark) => ({ line: remark.line, reason: remarkText(remark) }))
