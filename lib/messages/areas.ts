import type { MessageFormatElement } from 'react-intl'

/** The files of locales/<language>/; an id begins with its area: `cart.added_title`. */
export const AREAS = [
  'common',
  'layout',
  'home',
  'grid',
  'filter',
  'list',
  'product',
  /** What the law wants to be said of goods; only the server reads it. */
  'goods',
  'cart',
  'checkout',
  'unpaid',
  'order',
  'account',
  'access',
  'security',
  'profile',
  'errors',
  'content',
  'enquiry',
  'style',
  'complaint',
  'rental',
  'withdrawal',
  'review',
  'notify',
  'gift',
  'balance',
  'panel',
  'bundle',
  'wizard',
  'staff',
  'keyword',
  'consent',
  'legal',
  'mail',
  'pay',
  'calendar',
  /** Delivery methods of a new shop; only the server reads it. */
  'setup',
  /** The back office. */
  'office',
  /** What is wrong with files of goods, for the back office and the commands; only the server reads it. */
  'importer',
] as const
export type Area = (typeof AREAS)[number]

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>

/** The messages whose ids belong to one of the areas. */
export function pickAreas(messages: Messages, areas: readonly Area[]): Messages {
  const wanted: ReadonlySet<string> = new Set(areas)
  return Object.fromEntries(Object.entries(messages).filter(([id]) => wanted.has(id.slice(0, id.indexOf('.')))))
}
