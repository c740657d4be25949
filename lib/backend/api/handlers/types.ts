/** What a handler of the shop API takes and gives. */
import type { CallContext } from '@/lib/backend/domain/access/principal'
import type { Answer, Parsed } from '@/lib/contract/calls'
import type { CallName } from '@/lib/contract/endpoints'

/** Input that the contract has parsed → answer. Refusals are thrown as ApiError. */
export type Handler<N extends CallName> = (input: Parsed<N>, context: CallContext) => Promise<Answer<N>>

export type Registry = { readonly [N in CallName]: Handler<N> }
