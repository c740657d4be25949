/** Every call, for the server: those of the shop, and those of the back office, which no page of the shop loads. */
import { type CallName, callNames, calls } from './calls'
import { officeCalls } from './calls/office'

export const allCalls = { ...calls, ...officeCalls }
export const allCallNames: readonly CallName[] = [
  ...callNames,
  ...(Object.keys(officeCalls) as (keyof typeof officeCalls)[]),
]
