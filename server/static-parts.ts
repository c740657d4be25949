import { log } from '@/lib/telemetry/log'

/** The attribute by which a server component marks an element that is markup alone. Its value is unique in the page. */
const MARK = 'data-static'
/** The component of the browser that stands for such an element (components/ui/static-part.tsx). */
const COMPONENT = 'StaticPart'

/** What is around a chunk of the data for hydration, which is a text in JSON without the character `<`. */
const OPENS = '<script>self.__next_f.push([1,'
const CLOSES = '])</script>'
/** A chunk that is no text. */
const BINARY_CHUNK = 'self.__next_f.push([3,'

/** `text` is of the length that it names; `json` is one line; `other` is a module, a hint, or another kind of React's. */
interface Row {
  id: string
  kind: 'json' | 'text' | 'other'
  /** The row as it is written, with the end of its line. */
  source: string
}

type Json = string | number | boolean | null | Json[] | JsonObject
interface JsonObject {
  [name: string]: Json
}
/** An element as React writes it: `["$", type, key, props]`. */
type JsonElement = [mark: '$', type: string, key: Json, props: JsonObject]

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isElement = (value: Json): value is Json[] & JsonElement =>
  Array.isArray(value) && value.length >= 4 && value[0] === '$' && typeof value[1] === 'string' && isObject(value[3])

const mapped = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

/** The end of the row that begins at `start`, whose content begins at `content`; NaN when the data have an unknown form. */
function rowEnd(data: string, content: number): number {
  if (data[content] === 'T') {
    const comma = data.indexOf(',', content)
    return comma + 1 + Number.parseInt(data.slice(content + 1, comma), 16)
  }
  const line = data.indexOf('\n', content)
  return line < 0 ? data.length : line + 1
}

/** The rows in their order, or null when the data have an unknown form. */
function parseRows(data: string): Row[] | null {
  const rows: Row[] = []
  for (let start = 0, end = 0; start < data.length; start = end) {
    const content = data.indexOf(':', start) + 1
    end = rowEnd(data, content)
    if (content === 0 || !(end > content) || end > data.length) return null
    const first = data[content] ?? ''
    const kind = first === 'T' ? 'text' : /[A-Z]/.test(first) ? 'other' : 'json'
    rows.push({ id: data.slice(start, content - 1), kind, source: data.slice(start, end) })
  }
  return rows
}

/** A reference to a row: `"$L2f"`, `"$2f"`, `"$2f:props:children"`. */
const REFERENCE = /"\$[A-Zhi@]?([0-9a-f]+)(?=[":])/g
/** A reference to a value inside a row by its place there: that row must keep its form. */
const INNER_REFERENCE = /"\$([0-9a-f]+):/g

const idsIn = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, id = '']) => id)

/** React moves these elements into the head: they are not where the data say. */
const MOVED = new Set(['title', 'meta', 'link', 'style'])

/** Puts StaticPart in place of marked elements. */
class Replacing {
  readonly #rows: ReadonlyMap<string, Row>
  readonly #component: string
  readonly #known = new Map<string, boolean>()
  count = 0

  /** `component`: the id of the row that names StaticPart. */
  constructor(rows: ReadonlyMap<string, Row>, component: string) {
    this.#rows = rows
    this.#component = component
  }

  /** The same value with StaticPart in place of each outermost marked element. */
  replace(value: Json): Json {
    if (isElement(value)) {
      const [mark, type, key, props, ...rest] = value
      if (typeof props[MARK] === 'string' && this.#isStatic(value)) return this.#part(value)
      // Elements are in lists; an object is data for a component, and may be large.
      return [mark, type, key, mapped(props, (item) => (Array.isArray(item) ? this.replace(item) : item)), ...rest]
    }
    if (Array.isArray(value)) return value.map((item) => this.replace(item))
    return isObject(value) ? mapped(value, (item) => this.replace(item)) : value
  }

  #part([, type, key, { children: _, dangerouslySetInnerHTML: __, ...props }]: JsonElement): Json {
    this.count += 1
    return ['$', `$L${this.#component}`, key, { as: type, ...props }]
  }

  /** Does a value contain markup and text alone? */
  #isStatic(value: Json): boolean {
    if (typeof value === 'string') return this.#isStaticText(value)
    if (isElement(value)) {
      const [, type, , props] = value
      if (type.startsWith('$') || MOVED.has(type) || (type === 'script' && 'src' in props)) return false
      return this.#isStatic(props)
    }
    if (Array.isArray(value)) return value.every((item) => this.#isStatic(item))
    return isObject(value) ? Object.values(value).every((item) => this.#isStatic(item)) : true
  }

  #isStaticText(text: string): boolean {
    if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true
    const [, id] = /^\$L?([0-9a-f]+)$/.exec(text) ?? []
    return id !== undefined && this.#isStaticRow(id)
  }

  #isStaticRow(id: string): boolean {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    this.#known.set(id, false)
    const row = this.#rows.get(id)
    const isStatic = row?.kind === 'text' || (row?.kind === 'json' && this.#isStatic(jsonOf(row)))
    this.#known.set(id, isStatic)
    return isStatic
  }
}

const jsonOf = ({ id, source }: Row) => JSON.parse(source.slice(id.length + 1)) as Json

/** The rows that are still needed: the root, what is not data, and what these refer to. */
function neededRows(rows: readonly Row[], byId: ReadonlyMap<string, Row>): Row[] {
  const needed = new Set<Row>()
  const queue = rows.filter(({ id, kind }) => id === '0' || kind === 'other')
  for (let row = queue.pop(); row; row = queue.pop()) {
    if (needed.has(row)) continue
    needed.add(row)
    if (row.kind === 'text') continue
    for (const id of idsIn(REFERENCE, row.source)) {
      const other = byId.get(id)
      if (other) queue.push(other)
    }
  }
  return rows.filter((row) => needed.has(row))
}

/** The data without the content of marked elements; null when nothing changes. */
function withoutStaticParts(data: string): string | null {
  const rows = parseRows(data)
  const component = rows?.find(({ kind, source }) => kind === 'other' && source.includes(`,"${COMPONENT}"`))
  if (!rows || !component) return null
  const byId = new Map(rows.map((row) => [row.id, row]))
  const fixed = new Set(rows.flatMap(({ kind, source }) => (kind === 'json' ? idsIn(INNER_REFERENCE, source) : [])))
  const replacing = new Replacing(byId, component.id)
  const changed = rows.map((row): Row => {
    if (row.kind !== 'json' || fixed.has(row.id) || !row.source.includes(`"${MARK}":`)) return row
    return { ...row, source: `${row.id}:${JSON.stringify(replacing.replace(jsonOf(row)))}\n` }
  })
  if (replacing.count === 0) return null
  return neededRows(changed, new Map(changed.map((row) => [row.id, row])))
    .map(({ source }) => source)
    .join('')
}

/**
 * The text of a chunk, one character for each byte. Next writes line separators as an escape, so they are one character here, whatever their
 * bytes.
 */
function bytesOf(chunk: string): string {
  const text = JSON.parse(chunk) as string
  return text.replace(/[\u0100-\uffff]/g, (char) => Buffer.from(char).toString('latin1'))
}

/** The chunks of a page's data, and what is before, between and after them. */
function chunksOf(html: string): { chunks: string[]; rest: string[] } {
  const chunks: string[] = []
  const rest: string[] = []
  let at = 0
  for (let start = html.indexOf(OPENS); start >= 0; start = html.indexOf(OPENS, at)) {
    const end = html.indexOf(CLOSES, start)
    if (end < 0) break
    rest.push(html.slice(at, start))
    chunks.push(html.slice(start + OPENS.length, end))
    at = end + CLOSES.length
  }
  rest.push(html.slice(at))
  return { chunks, rest }
}

/**
 * Takes what is markup alone out of a page's data for hydration. Next writes the content of server components into a page twice: as HTML,
 * and as data from which React makes the same elements in the browser again. An element with the attribute `data-static` and without any
 * component of the browser in it needs no second copy: StaticPart takes its place in the data and leaves the HTML as it is.
 *
 * Takes and returns the HTML of a whole page, one character for each byte: texts in the data are counted in bytes. Data of an unknown form
 * are left as they are; the page is then larger and works the same.
 */
export function leaveStaticParts(html: string): string {
  if (!html.includes(`${MARK}=`) || html.includes(BINARY_CHUNK)) return html
  try {
    return withoutCopies(html)
  } catch (error) {
    // The page is whole without this step. Its texts are not for the log.
    log('error', 'the data of a page could not be read', { reason: error instanceof Error ? error.name : undefined })
    return html
  }
}

function withoutCopies(html: string): string {
  const { chunks, rest } = chunksOf(html)
  const data = withoutStaticParts(chunks.map(bytesOf).join(''))
  if (data === null) return html
  // A text that looks like the end of the script would end it.
  const script = OPENS + JSON.stringify(data).replaceAll('<', '\\u003c') + CLOSES
  const [before = '', ...after] = rest
  return before + script + after.join('')
}
