/** Imported pictures: files that an import has written into one folder. */
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { ImageError } from './request'

export const MAX_FILE_BYTES = 50 * 1024 * 1024

/** The file of an imported picture. Throws ImageError 404 when it does not exist, or is outside of the folder. */
export async function importedFile(file: string, pictures: string): Promise<{ path: string; version: string }> {
  const folder = join(pictures, 'imported')
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, file))])
    const facts = await stat(path)
    if (!path.startsWith(root + sep) || !facts.isFile() || facts.size > MAX_FILE_BYTES)
      throw new ImageError(404, 'There is no such picture.')
    return { path, version: `${facts.size}-${Math.round(facts.mtimeMs)}` }
  } catch (error) {
    if (error instanceof ImageError) throw error
    throw new ImageError(404, 'There is no such picture.')
  }
}
