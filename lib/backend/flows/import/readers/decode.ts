/** Finds the encoding of a file from its bytes, or refuses it: a letter that is guessed wrong would go on sale. */
import { BadFile, type FaultCode } from '../product/faults'

/** A file that can be read from its start as often as needed. */
export interface Source {
  readonly open: () => AsyncIterable<Buffer>
  /** More rows, or products, are not read: what is known of each is in memory until the file is written. */
  readonly maxRecords?: number
}

/** The rows or products of a file. Throws BadFile for more than it may have. */
export async function* atMost<T>(records: AsyncIterable<T>, most = Number.POSITIVE_INFINITY): AsyncGenerator<T> {
  let count = 0
  for await (const record of records) {
    count += 1
    if (count > most) throw new BadFile(1, 'too_many_records', { most })
    yield record
  }
}

/** Signatures of files that are no text. */
const OTHER_FILES = [
  ['504b0304', 'spreadsheet'],
  ['d0cf11e0', 'old_workbook'],
  ['25504446', 'pdf'],
  ['1f8b', 'gzip'],
] as const satisfies readonly (readonly [string, FaultCode])[]
const MARKS: readonly (readonly [string, string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Bytes above ASCII, counted to tell one-byte encodings apart. */
interface Counts {
  high: number
  /** 0x80–0x9F: rare in Windows-1252, letters in Macintosh and DOS. */
  low: number
  /** Bytes that Windows-1252 does not use. */
  unused: number
  /** Bytes in runs of four and more: words of another alphabet. */
  inRuns: number
  /** Pairs that are usual in UTF-8. */
  utf8: number
}

const UNUSED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

function count(part: Buffer, counts: Counts): void {
  let run = 0
  let before = 0
  for (const byte of part) {
    if (byte < 0x80) run = 0
    else {
      counts.high += 1
      run += 1
      if (run === 4) counts.inRuns += 4
      else if (run > 4) counts.inRuns += 1
      if (byte < 0xa0) counts.low += 1
      if (UNUSED.has(byte)) counts.unused += 1
      if (byte < 0xc0 && before >= 0xc2 && before < 0xf0) counts.utf8 += 2
    }
    before = byte
  }
}

function oneByteEncoding(counts: Counts, badLine: number): string {
  if (counts.utf8 * 2 > counts.high) throw new BadFile(badLine, 'encoding_damaged')
  if (counts.unused > 0 || counts.low * 2 > counts.high || counts.inRuns * 4 > counts.high)
    throw new BadFile(1, 'encoding_unsure')
  return 'windows-1252'
}

function wideWithoutMark(head: Buffer): string | null {
  const zeros = [0, 0]
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return null
  if (odd * 4 > head.length && even === 0) return 'utf-16le'
  if (even * 4 > head.length && odd === 0) return 'utf-16be'
  throw new BadFile(1, 'no_text')
}

const lineEnds = (part: Buffer): number => {
  let lines = 0
  for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1
  return lines
}

function fromHead(head: Buffer): string | null {
  const hex = head.subarray(0, 4).toString('hex')
  const other = OTHER_FILES.find(([mark]) => hex.startsWith(mark))
  if (other) throw new BadFile(1, other[1])
  return MARKS.find(([mark]) => hex.startsWith(mark))?.[1] ?? wideWithoutMark(head.subarray(0, 4_096))
}

/** The encoding of the whole file. Throws BadFile when it is not sure, or when letters were lost before. */
export async function findEncoding(source: Source): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  let line = 1
  for await (const part of source.open()) {
    if (part.length === 0) continue
    const marked = isFirst ? fromHead(part) : null
    isFirst = false
    if (marked?.startsWith('utf-16')) return marked
    const text = decodedPart(decoder, part)
    if (text === null) return oneByteEncoding(await countsOf(source), line)
    if (text.includes('\uFFFD')) throw lost(line + lineEnds(part.subarray(0, part.indexOf('\uFFFD'))))
    line += lineEnds(part)
  }
  if (isFirst) throw new BadFile(1, 'empty_file')
  return ends(decoder) ? 'utf-8' : oneByteEncoding(await countsOf(source), line)
}

/** Null: it is not in this encoding. */
function decodedPart(decoder: TextDecoder, part: Buffer): string | null {
  try {
    return decoder.decode(part, { stream: true })
  } catch {
    return null
  }
}

/** Of the whole file, byte by byte: only what is no UTF-8 is worth it. */
async function countsOf(source: Source): Promise<Counts> {
  const counts: Counts = { high: 0, low: 0, unused: 0, inRuns: 0, utf8: 0 }
  for await (const part of source.open()) count(part, counts)
  return counts
}

function ends(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const lost = (line: number) => new BadFile(line, 'letters_lost')

/** A decoder for a name that a person has given. */
export function checkedEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding
  } catch {
    throw new BadFile(1, 'encoding_unknown', { name })
  }
}

/** The text of a file in parts, without its byte order mark. */
export async function* decode(source: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const part of source.open()) {
      const text = decoder.decode(part, { stream: true })
      if (text.includes('\0')) throw new BadFile(1, 'no_text')
      yield text
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new BadFile(1, 'encoding_wrong', { name: encoding })
    throw error
  }
}
