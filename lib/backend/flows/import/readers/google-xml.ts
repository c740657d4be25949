/** Entries of a feed in XML (RSS 2.0 or Atom), one after another; nothing but the entry in hand is in memory. */
import sax from 'sax'

import { BadFile } from '../product/faults'
import { MAX_RECORD, type Row, rowOf } from './csv'

const ENTRIES = new Set(['item', 'entry'])

interface State {
  /** Names of the open elements within an entry; the first is one of the entry's own. */
  open: string[]
  entry: Map<string, string[]> | null
  line: number
  /** Characters of the entry. */
  length: number
  text: string
  readonly done: Row[]
}

const bare = (name: string) => name.replace(/^g:/i, '').toLowerCase()

/** Addresses of pictures may have commas, which divide them in a table. */
const cellOf = ([name, values]: [string, string[]]) =>
  name === 'additional_image_link' ? values.map((value) => value.replaceAll(',', '\\,')).join(',') : values.join(',')

function close(state: State, name: string): void {
  if (state.entry && state.open.length === 0 && ENTRIES.has(bare(name))) {
    const columns = [...state.entry]
    const places = new Map(columns.map(([column], place) => [column, place]))
    state.done.push(rowOf(state.line, places, columns.map(cellOf)))
    state.entry = null
    return
  }
  // Only elements of the entry itself: those of a delivery stand within another.
  const own = state.open.pop()
  if (state.entry && own !== undefined && state.open.length === 0) {
    const text = state.text.trim()
    const others = state.entry.get(own)
    if (others) others.push(text)
    else state.entry.set(own, [text])
    state.length += own.length + text.length
    if (state.length > MAX_RECORD) throw new BadFile(state.line, 'row_too_long', { most: MAX_RECORD })
  }
  state.text = ''
}

function parserOf(state: State) {
  const parser = sax.parser(true, { position: true })
  parser.onopentag = ({ name }) => {
    if (state.entry) state.open.push(bare(name))
    else if (ENTRIES.has(bare(name))) {
      state.entry = new Map()
      state.line = parser.line + 1
      state.length = 0
    }
    state.text = ''
  }
  parser.ontext = parser.oncdata = (text) => {
    state.text += text
  }
  parser.onclosetag = (name) => close(state, name)
  parser.onerror = (error) => {
    throw new BadFile(parser.line + 1, 'xml_broken', { detail: error.message.split('\n', 1)[0] ?? '' })
  }
  return parser
}

export async function* xmlRows(text: AsyncIterable<string>): AsyncGenerator<Row> {
  const state: State = { open: [], entry: null, line: 1, length: 0, text: '', done: [] }
  const parser = parserOf(state)
  for await (const part of text) {
    parser.write(part.replace(/^\uFEFF/, ''))
    yield* state.done.splice(0)
  }
  parser.close()
  yield* state.done.splice(0)
}
