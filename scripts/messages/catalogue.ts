import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import { AREAS, type Area } from '../../lib/messages/areas'
import { LANGUAGES, type Language } from '../../lib/market/languages'
import { joinSigns } from '../../lib/market/typography'

/** One message of one language. */
export interface Message {
  readonly language: Language
  readonly area: Area
  readonly id: string
  readonly text: string
  readonly ast: MessageFormatElement[]
}

export interface Catalogue {
  readonly messages: readonly Message[]
  /** Unreadable files, ids in the wrong file, texts that are not valid ICU messages. */
  readonly problems: readonly string[]
}

/** Reads locales/<language>/<area>.json of all languages and parses every message. A missing file counts as empty. */
export function readCatalogue(folder: string): Catalogue {
  const messages: Message[] = []
  const problems: string[] = []
  for (const language of LANGUAGES) {
    const files = readdirSync(join(folder, language), { withFileTypes: true }).filter((file) =>
      file.name.endsWith('.json'),
    )
    for (const { name } of files) {
      const area = name.replace(/\.json$/, '') as Area
      const place = `${language}/${name}`
      if (!AREAS.includes(area)) {
        problems.push(`${place}: the areas are ${AREAS.join(', ')}`)
        continue
      }
      let texts: Record<string, unknown>
      try {
        texts = JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as Record<string, unknown>
      } catch (error) {
        problems.push(`${place}: ${(error as Error).message}`)
        continue
      }
      for (const [id, text] of Object.entries(texts)) {
        if (!id.startsWith(`${area}.`)) problems.push(`${place}: ${id} belongs to another area`)
        else if (typeof text !== 'string' || text.trim() === '') problems.push(`${place}: ${id} has no text`)
        else {
          try {
            messages.push({
              language,
              area,
              id,
              text,
              ast: parse(joinSigns(text, language), { captureLocation: false }),
            })
          } catch (error) {
            problems.push(`${place}: ${id} is no ICU message: ${(error as Error).message}`)
          }
        }
      }
    }
  }
  return { messages, problems }
}
