/**
 * Every call of the shop API. It imports zod, so only the server loads it with the first request; the browser loads it with the first
 * response. What the browser needs before that is in `addresses.generated.ts`.
 */
import type { z } from 'zod'

import { accountCalls } from './calls/account'
import { catalogueCalls } from './calls/catalogue'
import { checkoutCalls } from './calls/checkout'
import { complaintCalls } from './calls/complaints'
import { contentCalls } from './calls/content'
import { customerCalls } from './calls/customer'
import { enquiryCalls } from './calls/enquiries'
import { giftCampaignCalls } from './calls/gift-campaigns'
import { mailCalls } from './calls/mail'
import { monitoringCalls } from './calls/monitoring'
import { orderCalls } from './calls/orders'
import { rentalCalls } from './calls/rentals'
import { reviewCalls } from './calls/reviews'
import { searchCalls } from './calls/search'
import { siteCalls } from './calls/site'
import { skiCalls } from './calls/ski'
import { transferCalls } from './calls/transfers'
import type { officeCalls } from './calls/office'
import { withdrawalCalls } from './calls/withdrawals'

export const calls = {
  ...siteCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...reviewCalls,
  ...skiCalls,
  ...customerCalls,
  ...accountCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...withdrawalCalls,
  ...rentalCalls,
  ...complaintCalls,
  ...enquiryCalls,
  ...giftCampaignCalls,
  ...transferCalls,
  ...mailCalls,
  ...monitoringCalls,
}

/** With the back office, whose calls only the server loads (all-calls.ts). */
type Calls = typeof calls & typeof officeCalls
export type CallName = keyof Calls
/** A call that pages of the shop make. */
export type ShopCallName = keyof typeof calls

/** In the order of the documentation. */
export const callNames = Object.keys(calls) as ShopCallName[]

type SchemaPart = 'params' | 'query' | 'body'
type Part<N extends CallName, P extends SchemaPart> =
  Calls[N] extends Readonly<Record<P, infer S extends z.ZodType>> ? S : never
type OutputOf<S extends z.ZodType> = [S] extends [never] ? undefined : z.output<S>
type InputOf<S extends z.ZodType> = [S] extends [never] ? undefined : z.input<S>

/** The input after parsing by the server. */
export type Parsed<N extends CallName> = { [P in SchemaPart]: OutputOf<Part<N, P>> }
/** The input as a client passes it: defaults can be left out, query values are text or numbers. */
export type Input<N extends CallName> = { [P in SchemaPart]?: InputOf<Part<N, P>> }
export type Query<N extends CallName> = Parsed<N>['query']
export type Body<N extends CallName> = Parsed<N>['body']
export type Answer<N extends CallName> = z.output<Calls[N]['answer']>
