/** The rules of in-page.ts, from outside of the page. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import ts from 'typescript'

export interface Fault {
  readonly at: string
  readonly what: string
}

export type RuleName =
  | 'nameless'
  | 'labelNotInName'
  | 'smallTargets'
  | 'focusFaults'
  | 'focusNow'
  | 'sticksOut'
  | 'cutTexts'

const script = ts.transpile(readFileSync(fileURLToPath(new URL('in-page.ts', import.meta.url)), 'utf8'), {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.None,
})

/** What breaks a rule on the page as it is now. */
export async function faultsOf(page: Page, rule: RuleName): Promise<Fault[]> {
  const result: unknown = await page.evaluate(`(() => { ${script}; return window.accessRules.${rule}() })()`)
  return result as Fault[]
}

/** WCAG 1.4.12: spacing that a reader sets. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
/** Text alone at 200 %, as in browsers that enlarge the text and not the page. */
export const LARGE_TEXT = 'html { font-size: 200% !important }'

/** A colour on its way between two themes is no colour of the shop, and what is not drawn yet has those of the theme before. */
export const SETTLED = `*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }`

/** Looks at the page with a style sheet of the reader, of a kind that no policy of the page refuses. */
export async function withStyle<T>(page: Page, css: string, look: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
  try {
    return await look()
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
  }
}
