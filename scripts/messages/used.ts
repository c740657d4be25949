import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { AREAS } from '../../lib/messages/areas'

/** The ids in the code, and the prefixes of ids that the code builds: `errors.code_` of `errors.code_${code}`. */
export interface UsedIds {
  readonly ids: ReadonlySet<string>
  readonly prefixes: readonly string[]
}

const AREA = `(?:${AREAS.join('|')})`
const LITERAL = new RegExp(`['"\`](${AREA}\\.[a-z0-9_]+(?:\\.[a-z0-9_]+)*)['"\`]`, 'g')
const TEMPLATE = new RegExp(`\`(${AREA}\\.[a-z0-9_.]*)\\$\\{`, 'g')
/** Literals of that form that are file names. */
const NO_ID = /\.(?:json|ts|tsx|svg|css)$/
/** There a literal of that form is a permission or an event. */
const CONTRACT = /\/lib\/contract\//

/**
 * In the back end a literal of that form can also be a field of a request or a step of a transaction. Its messages are in these areas and
 * in one file.
 */
const BACK_END = /\/lib\/backend\/(?!flows\/checkout\/messages\.ts$)/
const BACK_END_ID = /^(?:mail|pay|calendar|setup|importer)\./

/** Searches the TypeScript files of some folders. */
export function findUsedIds(root: string, folders: readonly string[]): UsedIds {
  const ids = new Set<string>()
  const prefixes = new Set<string>()
  for (const folder of folders) {
    for (const file of sources(join(root, folder))) {
      const text = readFileSync(file, 'utf8')
      const counts = (id: string) =>
        !NO_ID.test(id) && !CONTRACT.test(file) && (!BACK_END.test(file) || BACK_END_ID.test(id))
      for (const [, id = ''] of text.matchAll(LITERAL)) if (counts(id)) ids.add(id)
      for (const [, prefix = ''] of text.matchAll(TEMPLATE)) if (counts(prefix)) prefixes.add(prefix)
    }
  }
  return { ids, prefixes: [...prefixes] }
}

function sources(folder: string): string[] {
  let entries
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
