import { AsyncLocalStorage } from 'node:async_hooks'
import { moduleState } from '@/lib/process/state.mjs'

/** State of a running transaction. */
export interface TxContext {
  name: string
  active: boolean
  /** Run in order, inside the transaction, right before COMMIT. */
  beforeCommit: (() => Promise<void>)[]
  /** Run in order right after COMMIT; an error is logged and does not undo the change. */
  afterCommit: (() => void)[]
}

/** One per process, even when bundled several times: the check must see every transaction. */
export const txStorage = moduleState('runningTransaction', () => new AsyncLocalStorage<TxContext>())

/** The name of the transaction that runs in this async context, if there is one. */
export function insideTransaction(): string | undefined {
  const context = txStorage.getStore()
  return context?.active ? context.name : undefined
}
