/** The review of a product as it is being written, stored until the tab closes. */
import { readStored, removeStored, STORED, writeStored } from '@/lib/browser/storage'

export interface ReviewDraft {
  readonly stars: number
  readonly fit: string
  readonly size: string
  readonly comment: string
  readonly visibleName: string
}

export const EMPTY_REVIEW: ReviewDraft = { stars: 0, fit: '', size: '', comment: '', visibleName: '' }

/** The stored draft of a model's review; the empty one when there is none or it cannot be read. */
export function readReviewDraft(modelId: number): ReviewDraft {
  try {
    const stored: unknown = JSON.parse(readStored(STORED.reviewDraft, String(modelId)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return EMPTY_REVIEW
    const draft = { ...EMPTY_REVIEW, ...stored }
    const { stars, ...texts } = draft
    const isValid =
      Number.isInteger(stars) &&
      stars >= 0 &&
      stars <= 5 &&
      Object.values(texts).every((text) => typeof text === 'string')
    return isValid ? draft : EMPTY_REVIEW
  } catch {
    return EMPTY_REVIEW
  }
}

/** Stores a draft; null removes it. */
export function saveReviewDraft(modelId: number, draft: ReviewDraft | null): void {
  if (draft) writeStored(STORED.reviewDraft, JSON.stringify(draft), String(modelId))
  else removeStored(STORED.reviewDraft, String(modelId))
}
