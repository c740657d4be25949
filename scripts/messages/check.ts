import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../lib/market/languages'

import type { Catalogue, Message } from './catalogue'
import { missingPlurals, shapeOf } from './structure'
import type { UsedIds } from './used'

/** Every problem of the messages, one sentence each; empty when there is none. */
export function checkCatalogue({ messages, problems }: Catalogue, used: UsedIds): string[] {
  const found = [...problems]
  const byId = new Map<string, Map<Language, Message>>()
  for (const message of messages) {
    const row = byId.get(message.id) ?? new Map<Language, Message>()
    if (row.has(message.language)) found.push(`${message.language}: ${message.id} stands in two files`)
    byId.set(message.id, row.set(message.language, message))
  }
  for (const [id, row] of byId) found.push(...checkRow(id, row))
  for (const id of byId.keys()) {
    if (!used.ids.has(id) && !used.prefixes.some((prefix) => id.startsWith(prefix))) found.push(`${id} is used nowhere`)
  }
  for (const id of used.ids) if (!byId.has(id)) found.push(`${id} is used but has no text`)
  return found
}

function checkRow(id: string, row: ReadonlyMap<Language, Message>): string[] {
  const found: string[] = []
  const missing = LANGUAGES.filter((language) => !row.has(language))
  if (missing.length > 0) found.push(`${id} is missing in ${missing.join(', ')}`)
  const reference = row.get(FALLBACK_LANGUAGE)
  const expected = reference && shapeOf(reference.ast).join(', ')
  for (const [language, { ast }] of row) {
    const shape = shapeOf(ast).join(', ')
    if (expected !== undefined && shape !== expected) {
      found.push(`${language}: ${id} takes [${shape}] where ${FALLBACK_LANGUAGE} takes [${expected}]`)
    }
    for (const plural of missingPlurals(ast, language))
      found.push(`${language}: ${id} lacks the plural category ${plural}`)
  }
  return found
}
