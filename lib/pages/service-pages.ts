/** Links to pages in the footer and on content pages. */
import type { RouteName } from '@/lib/market/paths'

/** Routes with the id of the message for their name. */
export type PageLinks = readonly (readonly [RouteName, string])[]

/** Help with an order. */
export const SERVICE_PAGES: PageLinks = [
  ['customer-service', 'layout.help'],
  ['view-order', 'layout.order'],
  ['delivery', 'layout.delivery'],
  ['returns', 'layout.returns'],
  ['payment-methods', 'layout.payment'],
  ['reclamation', 'layout.complaints'],
  ['faq', 'layout.faq'],
  ['rental', 'layout.rental'],
  ['stores', 'layout.stores'],
]

/** About the shop and its rules. */
export const INFO_PAGES: PageLinks = [
  ['life-outdoors', 'layout.life'],
  ['campaigns/club-offers', 'layout.club_offers'],
  ['experiences', 'layout.experiences'],
  ['member-discounts', 'layout.member'],
  ['repair-service', 'layout.repair'],
  ['responsibility', 'layout.responsibility'],
  ['terms', 'layout.terms'],
  ['privacy', 'layout.privacy'],
  ['cookies', 'layout.cookies'],
  ['accessibility', 'layout.accessibility'],
  ['ranking', 'layout.ranking'],
  ['imprint', 'layout.imprint'],
]
