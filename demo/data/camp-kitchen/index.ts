/** Everything that this folder adds to the catalogue. */
import { BAGS } from './bags'
import { CAMPSITE } from './campsite'
import { COOKWARE } from './cookware'
import { EDGES } from './edges'
import { FOOD } from './food'
import { MATS } from './mats'
import { SHELTERS } from './shelters'
import { SNACKS } from './snacks'
import { STOVES } from './stoves'
import { TENTS } from './tents'
import { USED } from './used'
import { WATER } from './water'
import type { DemoModel } from '../types'

export { CAMP_BRANDS } from './brands'
export { CAMP_GROUPS } from './groups'

export const CAMP_MODELS: readonly DemoModel[] = [...TENTS, ...SHELTERS, ...BAGS, ...MATS, ...CAMPSITE, ...STOVES, ...COOKWARE, ...EDGES, ...WATER, ...FOOD, ...SNACKS, ...USED]
