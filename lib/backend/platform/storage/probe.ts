import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import { StorageProblem } from './problem'
import type { Storage } from './types'

/** Writes, reads and deletes a small file. The sentence why that does not work; null when it does. */
export async function storageProblem(home: Storage): Promise<string | null> {
  const key = `probe/${randomUUID()}`
  const text = Buffer.from(`probe ${key}`)
  try {
    await home.put(key, text, 'text/plain')
    const found = await home.read(key)
    if (!found || !(await buffer(found.body)).equals(text)) return `${home.place} does not give back what is written.`
    await home.remove(key)
    return (await home.read(key)) === null ? null : `${home.place} does not delete files.`
  } catch (error) {
    if (error instanceof StorageProblem) return error.message
    throw error
  }
}
