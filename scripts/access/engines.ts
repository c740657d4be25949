/** Three engines of others and the shop's own rules, on a page that is open in a browser without a Content-Security-Policy. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { faultsOf, LARGE_TEXT, type RuleName, SPACING, withStyle } from './rules'

export type EngineName = 'axe' | 'htmlcs' | 'ibm' | 'own'

export interface Finding {
  readonly engine: EngineName
  readonly rule: string
  readonly at: string
  readonly what: string
}

const require = createRequire(import.meta.url)
const source = (file: string) => readFileSync(require.resolve(file), 'utf8')
const HTMLCS = source('html_codesniffer/build/HTMLCS.js')
const IBM = source('accessibility-checker-engine/ace.js')

/** Rules that depend on colours. The others read the document, which is the same in each theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function axe(page: Page, colourOnly: boolean): Promise<Finding[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (colourOnly ? builder.withRules(COLOUR_RULES) : builder.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => ({
      engine: 'axe' as const,
      rule: id,
      at: html.slice(0, 200),
      what: any[0]?.message ?? help,
    })),
  )
}

/** Both run in the page and answer with rows of rule, element and message. */
type Row = readonly [rule: string, at: string, what: string]
const rowsTo =
  (engine: EngineName) =>
  ([rule, at, what]: Row): Finding => ({ engine, rule, at: at.replace(/\s+/g, ' ').slice(0, 200), what })

/** The engine asks for the words of some findings by a name that it does not have, and would end with an error: then that name stands for them. */
async function htmlcs(page: Page): Promise<Finding[]> {
  const rows: unknown = await page.evaluate(`new Promise((resolve) => {
    ${HTMLCS}
    const worded = window.HTMLCS.getTranslation
    window.HTMLCS.getTranslation = (id) => worded.call(window.HTMLCS, id) ?? id
    window.HTMLCS.process('WCAG2AA', document, () => resolve(window.HTMLCS.getMessages().filter(({ type }) => type === 1)
      .map(({ code, element, msg }) => [code.replace(/^WCAG2AA\\./, ''), element.outerHTML ?? '', msg])))
  })`)
  return (rows as Row[]).map(rowsTo('htmlcs'))
}

/** Leaves the engine its one rule that depends on colours. */
const IBM_COLOURS = "checker.rulesetRules.WCAG_2_2 = ['text_contrast_sufficient']"

async function ibm(page: Page, colourOnly: boolean): Promise<Finding[]> {
  const rows: unknown = await page.evaluate(`(async () => {
    if (!window.ace) { ${IBM}; window.ace = ace }
    const checker = new window.ace.Checker()
    ${colourOnly ? IBM_COLOURS : ''}
    const { results } = await checker.check(document, ['WCAG_2_2'])
    return results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, snippet, message }) => [ruleId, snippet, message])
  })()`)
  return (rows as Row[]).map(rowsTo('ibm'))
}

async function own(page: Page, rules: readonly RuleName[]): Promise<Finding[]> {
  const found: Finding[] = []
  for (const rule of rules)
    for (const fault of await faultsOf(page, rule)) found.push({ engine: 'own', rule, ...fault })
  return found
}

/** The width at which a window of 1280 px is shown at 400 %. */
const ZOOMED = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** The rules of in-page.ts: names and targets on a phone, focus at both widths, reflow, spacing and large text. */
async function ownRules(page: Page): Promise<Finding[]> {
  const found: Finding[] = []
  const look = async (rules: readonly RuleName[]) => void found.push(...(await own(page, rules)))
  await page.setViewportSize(PHONE)
  await look(['nameless', 'labelNotInName', 'smallTargets', 'cutTexts', 'focusFaults'])
  await withStyle(page, SPACING, () => look(['sticksOut', 'cutTexts']))
  await page.setViewportSize(ZOOMED)
  await look(['sticksOut', 'cutTexts'])
  await page.setViewportSize(DESKTOP)
  await withStyle(page, LARGE_TEXT, () => look(['sticksOut', 'cutTexts']))
  await look(['labelNotInName', 'smallTargets', 'focusFaults'])
  return found
}

export interface Look {
  readonly engines: readonly EngineName[]
  /** In the second and third theme only what depends on colours is looked at. */
  readonly colourOnly: boolean
}

export async function examine(page: Page, { engines, colourOnly }: Look): Promise<Finding[]> {
  const found: Finding[] = []
  if (engines.includes('axe')) found.push(...(await axe(page, colourOnly)))
  if (engines.includes('htmlcs')) found.push(...(await htmlcs(page)))
  if (engines.includes('ibm')) found.push(...(await ibm(page, colourOnly)))
  if (engines.includes('own') && !colourOnly) found.push(...(await ownRules(page)))
  return found
}
