import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const FOLDER = 'app/styles'
/** The HTML of content pages carries no class names, or one for a whole block: inside of it the elements are the names. */
const CONTENT_HTML = ['prose.css', 'blocks.css', 'pictures.css']
const SHEETS = [
  'app/globals.css',
  'app/hallinta/office.css',
  ...readdirSync(FOLDER)
    .filter((file) => !CONTENT_HTML.includes(file))
    .map((file) => `${FOLDER}/${file}`),
]

const COMBINATOR = /[>+~]/
const POSITION = /:(?:(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type)|empty)\b/
/** An element beside or inside something else; every document has exactly one html, body and main. */
const ELEMENT_INSIDE = /(?:\S\s+|\()(?!(?:html|body|main)\b)[a-z]/

interface Selector {
  readonly text: string
  /** Inside another rule. */
  readonly isNested: boolean
}

/** The selectors of a style sheet without their attribute values; the steps of keyframes are not selectors. */
function selectorsOf(css: string): Selector[] {
  const found: Selector[] = []
  const blocks: string[] = []
  for (const [, text = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') blocks.pop()
    if (end !== '{') continue
    const prelude = text.replace(/\[[^\]]*\]/g, '[]').trim()
    const isKeyframe = blocks.some((block) => block.startsWith('@keyframes'))
    if (!prelude.startsWith('@') && !isKeyframe)
      found.push(
        ...prelude.split(/,(?![^(]*\))/).map((part) => ({
          text: part.trim(),
          isNested: blocks.some((block) => !block.startsWith('@') || block.startsWith('@utility')),
        })),
      )
    blocks.push(prelude)
  }
  return found
}

/** Whether a selector depends on an element's position or kind instead of a name. */
function isStructural({ text, isNested }: Selector): boolean {
  return COMBINATOR.test(text) || POSITION.test(text) || ELEMENT_INSIDE.test(text) || (isNested && /^[a-z]/.test(text))
}

const structural = (css: string) => selectorsOf(css).filter(isStructural)

describe('style sheets name the parts that they style', () => {
  it.each(SHEETS)('%s has no selector by position or element structure', (file) => {
    expect(structural(readFileSync(file, 'utf8')).map(({ text }) => text)).toEqual([])
  })

  it.each([
    '.card > div { }',
    '.card p { }',
    '@utility card { & img { } }',
    '@utility card { &:is(li) { } }',
    '@utility card { .note { } h3 { } }',
    '.card div:last-child { }',
    '.card :nth-child(2) { }',
    '.card + .card { }',
    '.card:has(s) { }',
    "[data-x='1'] li { }",
  ])('refuses %s', (css) => {
    expect(structural(css)).not.toEqual([])
  })

  it.each([
    'h1, h2 { }',
    'dialog::backdrop { }',
    'html[data-x] { }',
    'label[for] { }',
    '.card .name { }',
    "[data-side='left'] .name { }",
    '@utility card { &:hover { } .grid & { } &.later { } :root[data-x] & { } }',
    '@media print { body :not(main, main *, :has(main)) { } }',
    '@keyframes turn { to { } 50% { } }',
  ])('accepts %s', (css) => {
    expect(structural(css)).toEqual([])
  })
})
