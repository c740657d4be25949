import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import { AREAS } from '../../lib/messages/areas'
import { LANGUAGES } from '../../lib/market/languages'

import type { Catalogue } from './catalogue'

type Compiled = Record<string, MessageFormatElement[]>

/**
 * Writes the parsed messages: server.mjs with all of them, and <language>/<area>.json for parts of the browser that load on demand. A file
 * whose content is the same is not written, so that a running dev server does not reload.
 */
export function writeCompiled({ messages }: Catalogue, folder: string): number {
  const all: Record<string, Compiled> = Object.fromEntries(LANGUAGES.map((language) => [language, {}]))
  for (const language of LANGUAGES) {
    for (const area of AREAS) {
      const part: Compiled = {}
      for (const message of messages) {
        if (message.language === language && message.area === area) part[message.id] = message.ast
      }
      Object.assign(all[language] as Compiled, part)
      write(join(folder, language, `${area}.json`), JSON.stringify(part))
    }
  }
  // JSON.parse of a string runs faster than an object literal of this size, and needs no type inference.
  const text = JSON.stringify(JSON.stringify(all)).replace(
    /[\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16)}`,
  )
  write(join(folder, 'server.mjs'), `export default JSON.parse(${text})\n`)
  return messages.length
}

function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
