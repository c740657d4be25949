/** The written reviews of clothing, footwear, packs and bags, of all topics. */
import type { REVIEW_TEXTS } from '../review-texts'

import { WEAR_FEET } from './wear-feet'
import { WEAR_HANDS } from './wear-hands'
import { WEAR_LAYERS } from './wear-layers'
import { WEAR_LEGS } from './wear-legs'
import { WEAR_PACKS } from './wear-packs'
import { WEAR_SHELLS } from './wear-shells'
import { WEAR_WARM } from './wear-warm'

export const WEAR_REVIEWS: typeof REVIEW_TEXTS = [
  ...WEAR_SHELLS,
  ...WEAR_WARM,
  ...WEAR_LAYERS,
  ...WEAR_LEGS,
  ...WEAR_HANDS,
  ...WEAR_FEET,
  ...WEAR_PACKS,
]
