import { AsyncLocalStorage } from 'node:async_hooks'
import { moduleState } from '@/lib/process/state.mjs'

/** What a running transaction knows about itself. */
export interface TxContext {
  name: string
  active: boolean
  /** Run in order, inside the transaction, right before COMMIT. */
  beforeCommit: (() => Promise<void>)[]
  /** Run in order right after COMMIT; what they throw is logged, the change stands. */
  afterCommit: (() => void)[]
}

/** One per process, also when bundled several times: the guard must see every transaction. */
export const txStorage = moduleState('runningTransaction', () => new AsyncLocalStorage<TxContext>())

/** The name of the transaction that runs in this async context, if one does. */
export function insideTransaction(): string | undefined {
  const context = txStorage.getStore()
  return context?.active ? context.name : undefined
}
