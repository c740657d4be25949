import { USE_OFFICE } from '@/lib/contract/access/permissions'

import { AREAS } from '../areas'

type Area = (typeof AREAS)[number]

/** By what a permission is about: the word before its last part. What is not here belongs to orders and customers. */
const AREA_OF: Readonly<Record<string, Area>> = {
  catalogue: 'goods',
  goods: 'goods',
  texts: 'goods',
  pictures: 'goods',
  prices: 'goods',
  stock: 'stock',
  transfers: 'stock',
  content: 'content',
  settings: 'shop',
  codes: 'shop',
  gift_campaigns: 'shop',
  people: 'people',
  status: 'people',
  metrics: 'people',
  mails: 'people',
}

interface PermissionArea {
  readonly area: Area
  readonly permissions: readonly string[]
}

/** Permissions by the areas of the menu. That of the back office itself is not among them: whoever may do something there has it. */
export function byArea(permissions: readonly string[]): PermissionArea[] {
  const chosen = permissions.filter((name) => name !== USE_OFFICE)
  const areaOf = (name: string) => AREA_OF[name.split('.').at(-2) ?? ''] ?? 'orders'
  return AREAS.map((area) => ({ area, permissions: chosen.filter((name) => areaOf(name) === area) })).filter(
    (one) => one.permissions.length > 0,
  )
}
