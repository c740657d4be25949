/** The sentences of an import's faults and remarks, for the person who reads them. */
import { type Translate, translatorFor } from '@/lib/messages/all'
import { FALLBACK_LANGUAGE } from '@/lib/market/languages'

import { FAULTS, type Reason } from './product/faults'
import { FORMATS } from './readers/reader'

const english = translatorFor(FALLBACK_LANGUAGE)
const known: ReadonlySet<string> = new Set(FORMATS)

/** The name of a kind of file; what a report of an earlier version calls it, as it is. */
export const formatName = (format: string, t = english): string =>
  known.has(format) ? t(`importer.format_${format}`) : format

/** `t` translates into the reader's language; without it the sentence is English. A code of another version is said as it is. */
export function remarkText({ code, args }: { code: string; args: Reason['args'] }, t: Translate = english): string {
  if (!Object.hasOwn(FAULTS, code)) return code
  const { kind } = args
  return t(`importer.${code}`, { ...args, ...(kind !== undefined && { kind: formatName(String(kind), t) }) })
}
