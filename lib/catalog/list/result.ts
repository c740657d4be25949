/** What the server and the browser both do with an open list: filter it by a state, the text included, and say what is shown of it. */
import { filterList, learnText, type ListIndex, type ListResult, type ListState, missingText } from './filter'
import { writeListQuery } from './query'
import type { Sort } from './sort'
import { filterCount } from './state'

/** Asks the shop API which products of the list hold a folded text (call productListText). */
export type FindText = (text: string) => Promise<readonly number[]>

/** The products of a state. Its text is asked for first, if the index does not know it yet. */
export async function listResult(index: ListIndex, state: ListState, findText: FindText): Promise<ListResult> {
  const text = missingText(index, state)
  if (text !== null) learnText(index, text, await findText(text))
  return filterList(index, state)
}

/** What a page says of a result besides its cards. */
export interface ListSummary {
  /** Products that the filters leave. */
  readonly matched: number
  /** Active filters. */
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
