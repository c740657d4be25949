/** What a handler of the shop API takes and returns. */
import type { CallContext } from '@/lib/backend/domain/access/principal'
import type { Answer, CallName, Parsed } from '@/lib/contract/calls'

/** From parsed input to a response. A refusal is thrown as ApiError. */
type Handler<N extends CallName> = (input: Parsed<N>, context: CallContext) => Promise<Answer<N>>

/** One handler for each call of an area. */
export type Handlers<Calls> = { readonly [N in keyof Calls & CallName]: Handler<N> }
