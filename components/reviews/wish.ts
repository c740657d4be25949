export type ReviewSort = 'date' | 'votes' | 'stars'

/** What the visitor first did to the still reviews. */
export type FirstWish =
  | { readonly kind: 'more' | 'sort' }
  | { readonly kind: 'vote'; readonly id: number; readonly vote: boolean }

/** The vote that a pressed button stands for; null for a press on anything else. */
export function voteAt(target: EventTarget): { id: number; vote: boolean } | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-vote]') : null
  return button ? { id: Number(button.dataset['review']), vote: button.dataset['vote'] === 'up' } : null
}
