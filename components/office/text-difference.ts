/** What differs between two texts, word by word, with a few words around each difference. */

export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Comparing takes a table of this many fields at most; longer differences are shown as a whole. */
const MOST = 1_000_000
/** Characters around a difference. */
const AROUND = 60
const GAP = ' … '

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s<>]+|<[^>]*>?|>/g) ?? []

/** Lengths of the longest common sequences of the ends of two lists. */
function table(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const [row, next] = [rows[i], rows[i + 1]]
    if (!row || !next) continue
    for (let j = after.length - 1; j >= 0; j -= 1)
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
  }
  return rows
}

function middle(before: readonly string[], after: readonly string[]): TextPart[] {
  if (before.length * after.length > MOST)
    return [
      { kind: 'gone', text: before.join('') },
      { kind: 'new', text: after.join('') },
    ]
  const rows = table(before, after)
  const left = (i: number, j: number) => rows[i]?.[j] ?? -1
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const [gone = '', added = ''] = [before[i], after[j]]
    if (gone === added) parts.push({ kind: 'same', text: gone })
    else if (left(i + 1, j) >= left(i, j + 1)) parts.push({ kind: 'gone', text: gone })
    else parts.push({ kind: 'new', text: added })
    const kind = parts.at(-1)?.kind
    if (kind !== 'new') i += 1
    if (kind !== 'gone') j += 1
  }
  return [...parts, { kind: 'gone', text: before.slice(i).join('') }, { kind: 'new', text: after.slice(j).join('') }]
}

/** Neighbours of one kind as one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text }
    else result.push(part)
  }
  return result.filter(({ text }) => text !== '')
}

function shortened({ kind, text }: TextPart, at: number, count: number): TextPart {
  const [hasBefore, hasAfter] = [at > 0, at < count - 1]
  if (kind !== 'same' || text.length <= AROUND * 2 + GAP.length) return { kind, text }
  const start = hasBefore ? text.slice(0, AROUND) : ''
  return { kind, text: start + GAP + (hasAfter ? text.slice(-AROUND) : '') }
}

export function differenceOf(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const parts = joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ])
  return parts.map((part, at) => shortened(part, at, parts.length))
}
