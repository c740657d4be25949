/** The accessibility tree of the steps of a purchase as text, and what of it must not change unseen. */
import type { Locator } from '@playwright/test'

export interface TreeStep {
  readonly title: string
  readonly tree: string
}

export const TREE_PAGE = 'docs/accessibility/purchase-tree.md'

const INTRODUCTION = `# The purchase as a screen reader has it

The accessibility tree of each step of a purchase, in Finnish, 390 px wide. \`npm run docs:tree\` writes this page; a test compares the landmarks,
headings, fields and buttons of each step with it. Header and footer are the same on every page and stand only in the first step. Addresses of
links are left out.
`

const indentOf = (line: string) => line.length - line.trimStart().length

/** The tree of an element, without addresses. */
export async function treeOf(element: Locator): Promise<string> {
  const tree = await element.ariaSnapshot()
  const lines = tree.split('\n').filter((line) => !/^\s*- \/(?:url|placeholder):/.test(line))
  // What has nothing below it without its address needs no colon.
  const isLeaf = (line: string, at: number) => indentOf(lines[at + 1] ?? '') <= indentOf(line)
  return lines.map((line, at) => (isLeaf(line, at) ? line.replace(/:$/, '') : line)).join('\n')
}

export const treePage = (steps: readonly TreeStep[]): string =>
  [INTRODUCTION, ...steps.map(({ title, tree }) => `## ${title}\n\n\`\`\`yaml\n${tree}\n\`\`\`\n`)].join('\n')

export function readTreePage(page: string): TreeStep[] {
  return [...page.matchAll(/^## (.+)\n\n```yaml\n([\s\S]*?)\n```$/gm)].map(([, title = '', tree = '']) => ({
    title,
    tree,
  }))
}

const ESSENTIAL =
  /^\s*- '?(banner|main|contentinfo|navigation|search|complementary|dialog|heading|textbox|searchbox|combobox|radio|checkbox|button|spinbutton)\b/

/** Without the cards of products: which ones a page shows goes by what is bought. */
function withoutCards(lines: readonly string[]): string[] {
  let card = Infinity
  return lines.filter((line) => {
    if (indentOf(line) <= card) card = /^\s*- article\b/.test(line) ? indentOf(line) : Infinity
    return card === Infinity
  })
}

/** Role and name of landmarks, headings, fields and buttons, each once; numbers and the shop's goods may be others. */
export function essentialsOf(tree: string, names: readonly string[]): string[] {
  const lines = withoutCards(tree.split('\n')).filter((line) => ESSENTIAL.test(line))
  const plain = lines.map((line) => {
    const [, role = '', name = ''] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? []
    // What follows the name of a way of delivery depends on what is bought: its price and its days.
    const own = role === 'radio' ? name.replace(/\s*(?:\d|Maksuton).*$/, '') : name
    return `${role} ${names.reduce((text, known) => text.replaceAll(known, '…'), own)}`
      .replace(/[\d.,\s\u00a0]+/g, ' ')
      .trim()
  })
  return [...new Set(plain)].sort()
}
