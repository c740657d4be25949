/** Operations on an open list for server and browser: filtering by a state, including its text, and the summary of the result. */
import { filterList, addTextResult, type ListIndex, type ListResult, type ListState, missingText } from './filter'
import { writeListQuery } from './query'
import type { Sort } from './sort'
import { filterCount } from './state'

/** Requests from the shop API which products of the list contain a folded text (call productListText). */
export type FindText = (text: string) => Promise<readonly number[]>

/** The products of a state. If the index does not have the result of its text yet, it is requested first. */
export async function listResult(index: ListIndex, state: ListState, findText: FindText): Promise<ListResult> {
  const text = missingText(index, state)
  if (text !== null) addTextResult(index, text, await findText(text))
  return filterList(index, state)
}

/** What a page shows of a result besides its cards. */
export interface ListSummary {
  /** Number of products that match the filters. */
  readonly matched: number
  /** Number of active filters. */
  readonly filters: number
  readonly sort: Sort
  /** The query string of this state, without page. */
  readonly query: string
}

export function listSummary(
  index: ListIndex,
  state: ListState,
  { ids }: Pick<ListResult, 'ids'>,
  defaultSort: Sort,
): ListSummary {
  return {
    matched: ids.length,
    filters: filterCount(state),
    sort: state.sort,
    query: writeListQuery(state, index.facets, defaultSort),
  }
}
