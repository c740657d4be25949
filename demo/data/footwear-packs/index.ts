/** Everything that this folder adds to the catalogue. */
import { APPROACH_SHOES, SANDALS } from './approach-sandals'
import { LEATHER_BOOTS, LIGHT_BOOTS } from './boots'
import { CHILDRENS_PACKS, CHILDRENS_SHOES } from './children'
import { DAYPACKS, TREKKING_PACKS } from './packs'
import { RUNNING_ACCESSORIES, RUNNING_VESTS } from './running'
import { RUNNING_WEAR } from './running-wear'
import { SKI_PACKS, TRAVEL_BAGS } from './ski-travel'
import { TRAIL_RUNNING_SHOES } from './trail'
import { USED_FOOTWEAR_AND_PACKS } from './used'
import { RUBBER_BOOTS, WINTER_BOOTS } from './winter-rubber'
import type { DemoModel } from '../types'

export { FOOT_BRANDS } from './brands'
export { FOOT_GROUPS } from './groups'

export const FOOT_MODELS: readonly DemoModel[] = [
  ...LIGHT_BOOTS, ...LEATHER_BOOTS, ...WINTER_BOOTS, ...RUBBER_BOOTS, ...TRAIL_RUNNING_SHOES, ...APPROACH_SHOES, ...SANDALS, ...CHILDRENS_SHOES,
  ...RUNNING_VESTS, ...RUNNING_ACCESSORIES, ...RUNNING_WEAR, ...TREKKING_PACKS, ...DAYPACKS, ...SKI_PACKS, ...TRAVEL_BAGS, ...CHILDRENS_PACKS,
  ...USED_FOOTWEAR_AND_PACKS,
]
