import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { AREAS } from '../../lib/intl/areas'

/** The ids that the code names, and the beginnings of those it builds: `errors.code_` of `errors.code_${code}`. */
export interface UsedIds {
  readonly ids: ReadonlySet<string>
  readonly prefixes: readonly string[]
}

const AREA = `(?:${AREAS.join('|')})`
const LITERAL = new RegExp(`['"\`](${AREA}\\.[a-z0-9_]+(?:\\.[a-z0-9_]+)*)['"\`]`, 'g')
const TEMPLATE = new RegExp(`\`(${AREA}\\.[a-z0-9_.]*)\\$\\{`, 'g')
/** A literal of that shape can also be a file or an expression of another kind. */
const NO_ID = /\.(?:json|ts|tsx|svg|css)$/

/** The back end names its messages in one file; elsewhere in it such literals are fields of a request or steps of a transaction. */
const BACK_END = /\/lib\/backend\/(?!checkout\/messages\.ts$)/

/** Looks through the TypeScript of some folders. */
export function findUsedIds(root: string, folders: readonly string[]): UsedIds {
  const ids = new Set<string>()
  const prefixes = new Set<string>()
  for (const folder of folders) {
    for (const file of sources(join(root, folder))) {
      const text = readFileSync(file, 'utf8')
      for (const [, id = ''] of text.matchAll(LITERAL)) if (!NO_ID.test(id)) ids.add(id)
      for (const [, prefix = ''] of text.matchAll(TEMPLATE)) prefixes.add(prefix)
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
    .filter((file) => !BACK_END.test(file))
}
