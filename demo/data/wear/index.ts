/** Everything that this folder adds to the catalogue. */
import { ACTIVE_LEGS } from './active-legs'
import { BASE_LAYERS } from './base-layers'
import { FLEECE } from './fleece'
import { HANDS_FEET } from './hands-feet'
import { HEADWEAR } from './headwear'
import { KIDS_LAYERS } from './kids-layers'
import { KIDS_OUTER } from './kids-outer'
import { SHELLS } from './shells'
import { TROUSERS } from './trousers'
import { USED_WEAR } from './used'
import { WINTER_JACKETS } from './winter-jackets'
import { WOOL_LAYERS } from './wool'
import type { DemoModel } from '../types'

export { WEAR_BRANDS } from './brands'
export { WEAR_GROUPS } from './groups'

export const WEAR_MODELS: readonly DemoModel[] = [
  ...FLEECE, ...WOOL_LAYERS, ...BASE_LAYERS, ...SHELLS, ...WINTER_JACKETS, ...TROUSERS, ...ACTIVE_LEGS, ...KIDS_OUTER, ...KIDS_LAYERS, ...HEADWEAR, ...HANDS_FEET, ...USED_WEAR,
]
