import type { Source } from '@/lib/backend/flows/import/readers/decode'

/** A product file from a text or from bytes. */
export const fileOf = (content: string | Buffer): Source => ({
  open: async function* () {
    yield Buffer.from(content)
  },
})
