/**
 * The blocks of the demo's pages (docs/content-blocks.md), written as a line `:name` and lines `- a | b | c` after it. Questions are lines
 * `? name | question`, followed by their answer.
 */
type Inline = (text: string) => string

/** For whom a line is, as the attribute of its element, and the line without that sign. */
export function audienceOf(line: string): { readonly audience: string; readonly words: string } {
  const [sign, name] = /^\{(home|abroad)\} /.exec(line) ?? []
  return sign === undefined
    ? { audience: '', words: line }
    : { audience: ` class="for-${name}"`, words: line.slice(sign.length) }
}

const icon = (name: string) => `<span data-icon="${name}"></span>`

/** How each block writes one of its lines, and what is around all of them. */
const BLOCKS: Readonly<
  Record<string, { readonly around: string; readonly tag: string; readonly item: (parts: readonly string[]) => string }>
> = {
  facts: {
    around: 'ul',
    tag: 'li',
    item: ([name = '', fact = '', text = '']) => `${icon(name)}<strong>${fact}</strong> ${text}`,
  },
  steps: {
    around: 'ol',
    tag: 'li',
    item: ([name = '', title = '', text = '']) => `${icon(name)}<h3>${title}</h3><p>${text}</p>`,
  },
  tasks: {
    around: 'ul',
    tag: 'li',
    item: ([name = '', link = '', text = '']) => `${icon(name)}<h3>${link}</h3><p>${text}</p>`,
  },
  years: {
    around: 'ol',
    tag: 'li',
    item: ([name = '', year = '', text = '']) => `${icon(name)}<strong>${year}</strong> ${text}`,
  },
  prices: {
    around: 'dl',
    tag: 'div',
    item: ([what = '', price = '']) => `<dt>${what}</dt><dd>${price}</dd>`,
  },
  events: {
    around: 'ul',
    tag: 'li',
    item: ([image = '', title = '', text = '', ...rest]) => {
      const facts = rest.slice(0, -1).map((fact) => {
        const [, what = '', value = ''] = /^(.*?)\s*: (.*)$/.exec(fact) ?? []
        return `<div><dt>${what}</dt><dd>${value}</dd></div>`
      })
      return `<img src="/media/${image}" alt="" width="1280" height="427" /><h3>${title}</h3><p>${text}</p><dl>${facts.join('')}</dl><p class="action">${rest.at(-1)}</p>`
    },
  },
  jumps: { around: 'ul', tag: 'li', item: ([link = '']) => link },
  action: { around: 'p', tag: '', item: ([link = '']) => link },
}

/** The lines of one block as HTML; its head is its name, such as `action`, or `action {home}`. Throws RangeError for a name that is no block. */
export function blockHtml(head: string, lines: readonly string[], inline: Inline): string {
  const [, name = head, audience = ''] = /^(\w+)(?: \{(home|abroad)\})?$/.exec(head) ?? []
  const block = BLOCKS[name]
  if (!block) throw new RangeError(`:${head} is no block of a page.`)
  const { around, tag, item } = block
  const items = lines.map((line) => {
    const { audience: forWhom, words } = audienceOf(line)
    const html = item(words.split(' | ').map((part) => inline(part.trim())))
    return tag ? `<${tag}${forWhom}>${html}</${tag}>` : html
  })
  return `<${around} class="${name}${audience && ` for-${audience}`}">${items.join(tag ? '' : ' ')}</${around}>`
}

/** A question with its answer, which is HTML already. */
export const questionHtml = (line: string, answer: string, inline: Inline) => {
  const [id = '', question = ''] = line.split(' | ')
  return `<details id="${id.trim()}"><summary>${inline(question.trim())}</summary>${answer}</details>`
}
