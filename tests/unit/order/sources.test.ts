import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { MACHINES } from '@/lib/order/machines'
import { PAGE, statesPage } from '../../../scripts/order-states/page'

/** Where states come from, and what is no source of the shop. */
const OWN = /^(lib\/order|tests|demo\/tests)\//

const STATES = new Set(MACHINES.flatMap(({ states }) => states))
/** Words that mean much else: they count as a state only next to a status. */
const COMMON = new Set(['open', 'failed', 'sent', 'done', 'due', 'paid', 'received', 'refused'])

/** What a provider answered, as a `PaymentOutcome` of the table, and words of the provider's own interface. */
const EXAMPLE = 'rows that the previews of mails are made from'
const PROVIDER = 'outcome of a payment at its provider'
const RESULT_PAGE = 'name of a result page'
const SHOPIFY = 'a product in a file of Shopify that is not shown'
const REQUEST = 'state of a request that a page or a script made'
const PRICE_REQUEST = 'a request for a price that nobody decided in time'
/** Files that may write these words, and what they mean there. */
const ALLOWED: Readonly<Record<string, readonly [meaning: string, ...words: string[]]>> = {
  'app/[market]/order/payment_cancelled/[...slug]/page.tsx': [RESULT_PAGE, 'cancelled'],
  'app/payment-return/[reference]/route.ts': ["the provider's query parameter", 'cancelled'],
  'components/grid/product-grid.tsx': [REQUEST, 'failed'],
  'components/grid/use-grid.ts': [REQUEST, 'failed'],
  'components/order/order-page.tsx': [RESULT_PAGE, 'cancelled'],
  'components/order/order-process.tsx': [RESULT_PAGE, 'cancelled'],
  'components/order/order-result.tsx': [RESULT_PAGE, 'cancelled'],
  'components/order/order-shell.tsx': [REQUEST, 'failed'],
  'components/order/use-order.ts': [REQUEST, 'failed'],
  'lib/backend/domain/orders/view.ts': ['units of a line that came back', 'returned'],
  'lib/backend/domain/orders/withdrawals.ts': ["an event of the order's history", 'delivered'],
  'lib/backend/flows/checkout/price-overrides.ts': [PRICE_REQUEST, 'expired'],
  'lib/backend/flows/export/formats.ts': [SHOPIFY, 'draft'],
  'lib/backend/flows/import/readers/shopify-csv.ts': [SHOPIFY, 'draft'],
  'lib/backend/flows/office/orders.ts': ['units that came back, and money that was paid back', 'returned', 'refunded'],
  'lib/backend/flows/payments/invoice.ts': [PROVIDER, 'captured', 'cancelled'],
  'lib/backend/flows/payments/klarna.ts': [PROVIDER, 'captured', 'cancelled'],
  'lib/backend/flows/payments/paypal.ts': [PROVIDER, 'captured', 'cancelled'],
  'lib/backend/flows/payments/sandbox.ts': [PROVIDER, 'cancelled'],
  'lib/backend/flows/mail/examples.ts': [EXAMPLE, 'booked', 'cancelled'],
  'lib/backend/flows/mail/order-examples.ts': [EXAMPLE, 'registered', 'paid'],
  'lib/backend/flows/payments/stripe.ts': [PROVIDER, 'captured', 'cancelled', 'expired', 'paid', 'failed'],
  'lib/backend/flows/webhooks/deliver.ts': ['what became of a message', 'delivered'],
  'lib/pages/checkout-setup.ts': [RESULT_PAGE, 'cancelled'],
  'scripts/api-check/order-checks.ts': ['what another host answers', 'cancelled'],
  'scripts/test/reports.ts': [REQUEST, 'failed'],
}

/** Parsing all sources takes ten seconds; most do not have one of the words. */
const ANY_STATE = new RegExp(`\\b(?:${[...STATES].join('|')})\\b`)

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  // A file that was deleted (demo/) is listed until that is committed.
  .filter((file) => file !== '' && !OWN.test(file) && existsSync(file))

/** The texts of a file: string literals that are a state, each with the code around it, and the parts of template literals. */
function textsOf(file: string): { text: string; around: string; isTemplate: boolean; line: number }[] {
  const text = readFileSync(file, 'utf8')
  if (!ANY_STATE.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: ReturnType<typeof textsOf> = []
  const visit = (node: ts.Node): void => {
    const lineOf = () => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (ts.isStringLiteral(node) && STATES.has(node.text)) {
      const around = node.parent.getText().length < 200 ? node.parent.getText() : ''
      const clause = ts.isCaseClause(node.parent) ? node.parent.parent.parent.expression.getText() : ''
      found.push({ text: node.text, around: around + clause, isTemplate: false, line: lineOf() })
    } else if (ts.isTemplateLiteralToken(node))
      found.push({ text: node.text, around: '', isTemplate: true, line: lineOf() })
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** States in SQL: names in quotes, common words only behind a status column. */
function statesInSql(text: string): string[] {
  const quoted = [...text.matchAll(/'([a-z_]+)'/g)].map(([, word = '']) => word)
  const compared = [...text.matchAll(/status\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*('[^)$]*)/gi)].flatMap(
    ([, list = '']) =>
      [...list.split(/\s(?:and|or|then|where|set|order)\s/i)[0]!.matchAll(/'([a-z_]+)'/g)].map(([, word = '']) => word),
  )
  return [...quoted.filter((word) => !COMMON.has(word)), ...compared].filter((word) => STATES.has(word))
}

function statesIn(file: string): { word: string; line: number }[] {
  return textsOf(file).flatMap(({ text, around, isTemplate, line }) => {
    if (isTemplate) return statesInSql(text).map((word) => ({ word, line }))
    const counts = STATES.has(text) && (!COMMON.has(text) || /status/i.test(around))
    return counts ? [{ word: text, line }] : []
  })
}

describe('states stand in the tables of lib/order alone', () => {
  it('no other source names one', () => {
    const found = files.flatMap((file) =>
      statesIn(file)
        .filter(({ word }) => !ALLOWED[file]?.slice(1).includes(word))
        .map(({ word, line }) => `${file}:${line} '${word}'`),
    )
    expect(found).toEqual([])
  })

  it('what is allowed is needed', () => {
    const needless = Object.entries(ALLOWED).flatMap(([file, [, ...words]]) => {
      const used = new Set(files.includes(file) ? statesIn(file).map(({ word }) => word) : [])
      return words.filter((word) => !used.has(word)).map((word) => `${file} '${word}'`)
    })
    expect(needless).toEqual([])
  })
})

it('one file writes states', () => {
  const tables = MACHINES.map(({ table }) => table).join('|')
  const writes = new RegExp(
    `update\\s+(?:${tables})\\b(?:(?!\\bwhere\\b)[\\s\\S])*?\\bset\\b(?:(?!\\bwhere\\b)[\\s\\S])*?\\bstatus\\s*=`,
    'i',
  )
  const byDrizzle =
    /\.update\(\w*\.?(orders|payments|refunds|returns|transferRequests)\)[\s\S]{0,200}?\.set\(\{[^}]*\bstatus\b/
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return writes.test(text) || byDrizzle.test(text) || /sql\.identifier\(machine\.table\)/.test(text)
  })
  expect(found).toEqual(['lib/backend/domain/orders/change-state.ts'])
})

it('docs/order-states.md is what the tables say (npm run docs:states)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(statesPage())
})
