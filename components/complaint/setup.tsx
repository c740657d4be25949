'use client'

import { createContext, use } from 'react'

import type { Rules } from '@/lib/complaint/rules'
import { shopDay } from '@/lib/market/shop-time'

interface ComplaintStoreOption {
  readonly slug: string
  readonly name: string
}

/** Data of the shop that the page passes on: its stores, the main web store first. */
export interface ComplaintSetup {
  readonly webStore: string
  readonly stores: readonly ComplaintStoreOption[]
  readonly email: string
}

const SetupContext = createContext<ComplaintSetup | null>(null)

export const ComplaintSetupProvider = SetupContext.Provider

export function useComplaintSetup(): ComplaintSetup {
  const setup = use(SetupContext)
  if (!setup) throw new Error('useComplaintSetup() needs a ComplaintSetupProvider above it.')
  return setup
}

/** The validation rules for today's date. */
export function complaintRules({ webStore, stores }: ComplaintSetup): Rules {
  return { webStore, stores: [webStore, ...stores.map(({ slug }) => slug)], today: shopDay() }
}

/** The id of a field's control; the error summary links to it. */
export function fieldId(name: string): string {
  return `complaint-${name}`
}
