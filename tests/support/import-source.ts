import { createReadStream } from 'node:fs'

import type { Source } from '@/lib/backend/flows/import/readers/decode'

/** A product file from a text or from bytes. */
export const fileOf = (content: string | Buffer): Source => ({
  // eslint-disable-next-line @typescript-eslint/require-await -- a file is read in parts, and this one has one
  open: async function* () {
    yield Buffer.from(content)
  },
})

export const fileAt = (path: string): Source => ({ open: () => createReadStream(path) })
