/** Reviews of the demo catalogue: hand-written comments by kind of product, each used once, and ratings without a comment. */
import type { reviews } from '@/lib/backend/domain/schema'
import { randomOf } from '../drawings/base/random'
import { LANGUAGES, type Language } from '@/lib/market/languages'

import { MODELS, type DemoModel } from '../models'
import { REVIEW_TEXTS, REVIEWERS } from '../reviews'

type ReviewRow = typeof reviews.$inferInsert

const DAY = 86_400_000
/** The newest review; fixed, so that the order never changes. */
const NEWEST = Date.UTC(2026, 10, 17, 9)
/** Finnish shoppers write most of the reviews. */
const SPEAKERS: readonly Language[] = ['fi', 'fi', 'fi', 'fi', ...LANGUAGES]

const isReviewed = (model: DemoModel) => (model.kind ?? 'new') === 'new' && !model.hidden

function sizeOf(model: DemoModel, key: string): string | null {
  return model.sizes && model.sizes.length > 1 ? randomOf(`size ${key}`).pick(model.sizes) : null
}

interface Draft {
  model: DemoModel
  language: Language
  rating: number
  sizeFeedback: number | null
  comment: string
}

/** The comments, distributed in turn among the models of their families, the most popular models first. */
function written(): Draft[] {
  return REVIEW_TEXTS.flatMap(({ families, reviews: texts }) => {
    const models = MODELS.filter((model) => families.includes(model.family) && isReviewed(model)).sort(
      (a, b) => (b.heat ?? 5) - (a.heat ?? 5),
    )
    return texts.flatMap(([language, rating, sizeFeedback, comment], index) => {
      const model = models[index % models.length]
      return model ? [{ model, language, rating, sizeFeedback: model.sizes ? sizeFeedback : null, comment }] : []
    })
  })
}

/** Ratings without a comment: their number depends on the model's popularity. */
function bare(): Draft[] {
  return MODELS.filter(isReviewed).flatMap((model) => {
    const random = randomOf(`ratings ${model.id}`)
    return Array.from(
      { length: Math.max(0, Math.round((model.heat ?? 5) * 0.5) - 1) + (random.chance(0.2) ? 3 : 0) },
      () => ({
        model,
        language: random.pick(SPEAKERS),
        rating: random.pick([6, 7, 8, 8, 9, 9, 10, 10]),
        sizeFeedback: model.sizes ? random.pick([4, 6, 6, 6, 8]) : null,
        comment: '',
      }),
    )
  })
}

/** All reviews, with fixed ids and dates. */
export function reviewRows(): ReviewRow[] {
  return [...written(), ...bare()].map(({ model, language, rating, sizeFeedback, comment }, index) => {
    const random = randomOf(`review ${index}`)
    return {
      id: index + 1,
      modelId: model.id,
      rating,
      sizeFeedback,
      comment,
      language,
      visibleName: random.pick(REVIEWERS[language]),
      size: sizeOf(model, `${index}`),
      isVerified: true,
      votesUp: comment === '' ? 0 : random.int(0, comment.length > 200 ? 34 : 14),
      votesDown: comment === '' ? 0 : random.int(0, rating < 6 ? 4 : 1),
      created: new Date(NEWEST - random.int(0, 640) * DAY - random.int(0, 86_000) * 1000),
    }
  })
}

/** Sum and number of the ratings of each model. */
export function reviewSums(): ReadonlyMap<number, { total: number; count: number }> {
  const sums = new Map<number, { total: number; count: number }>()
  for (const { modelId, rating } of reviewRows()) {
    const sum = sums.get(modelId) ?? { total: 0, count: 0 }
    sums.set(modelId, { total: sum.total + rating, count: sum.count + 1 })
  }
  return sums
}
