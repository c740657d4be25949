export type ReviewSort = 'date' | 'votes' | 'stars'

/** The visitor's first action on the reviews that the server rendered. */
export type FirstAction =
  | { readonly kind: 'more' | 'sort' }
  | { readonly kind: 'vote'; readonly id: number; readonly vote: boolean }

/** The vote of a clicked button; null for a click on anything else. */
export function voteAt(target: EventTarget): { id: number; vote: boolean } | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-vote]') : null
  return button ? { id: Number(button.dataset['review']), vote: button.dataset['vote'] === 'up' } : null
}
