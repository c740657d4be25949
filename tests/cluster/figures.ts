/** The figures as tables, and what of them is not as it must be. */
import { loadavg } from 'node:os'

import type { Effect } from './faults'

const SELLS_WITHIN_S = 5

const HEAD = [
  'fault',
  'new primary, s',
  'longest without an order, s',
  'sells after the new primary, s',
  'orders',
  'sent again: order, cart, payment (503 / no answer)',
  'pages meanwhile, failed, slowest ms',
  'change seen, s',
  'lost, doubled, unpaid, ledger rows',
  'all in order, s',
]

const again = ({ refused, broken }: Effect['counts']) =>
  refused.map((count, kind) => `${count} / ${broken[kind] ?? 0}`).join(', ')

const row = ({ fault, counts, books, ...effect }: Effect): (string | number)[] => [
  fault,
  effect.primaryAfter ?? '–',
  effect.gap,
  effect.sellsAfter ?? '–',
  counts.orders,
  again(counts),
  `${effect.pagesMeanwhile}, ${counts.badPages}, ${effect.slowestPage}`,
  effect.changeSeen ?? 'not',
  `${books.lost}, ${books.doubled}, ${books.unpaid}, ${books.broken.length}`,
  effect.healthyAfter,
]

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export const tableHead = () => [line(HEAD), line(HEAD.map(() => '---'))].join('\n')
export const tableRow = (effect: Effect) => line(row(effect))
export const machineLoad = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')

/** What a fault must not do. */
export function complaints({ fault, counts, books, sellsAfter, changeSeen }: Effect): string[] {
  const found: string[] = []
  if (sellsAfter !== null && sellsAfter > SELLS_WITHIN_S)
    found.push(`sold again only ${sellsAfter} s after the new primary`)
  if (changeSeen === null) found.push('an instance does not show a change')
  if (counts.badPages > 0) found.push(`${counts.badPages} pages were not served`)
  if (books.lost > 0) found.push(`${books.lost} acknowledged orders are lost`)
  if (books.doubled > 0) found.push(`${books.doubled} orders are doubled`)
  if (books.unpaid > 0) found.push(`${books.unpaid} payments are lost`)
  found.push(...books.broken)
  return found.map((text) => `${fault}: ${text}`)
}
