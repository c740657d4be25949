/** The texts of reviews, and the names of reviewers. */
import { readData } from './read'
import { ORDER } from './reference'
import * as schema from './schema/shop'

export const REVIEW_TEXTS = ORDER.reviews.flatMap((file) => readData(`reviews/${file}.json`, schema.reviews))
export const REVIEWERS = readData('reviewers.json', schema.reviewers)
