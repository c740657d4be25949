/** All models of the demo catalogue. */
import { CAMPING } from './camping'
import { CLOTHING } from './clothing'
import { FOOTWEAR } from './footwear'
import { JACKETS } from './jackets'
import { KITCHEN } from './kitchen'
import { SPECIAL } from './special'
import { SPORTS } from './sports'
import { WEAR_MODELS } from './wear'
import { FOOT_MODELS } from './footwear-packs'
import { CAMP_MODELS } from './camp-kitchen'
import { SKI_MODELS } from './ski-cycle'
import { CLIMB_MODELS } from './climb-water-tech'
import { complete } from './complete'
import type { DemoModel } from './types'

const WRITTEN: readonly DemoModel[] = [...JACKETS, ...CLOTHING, ...FOOTWEAR, ...CAMPING, ...KITCHEN, ...SPORTS, ...SPECIAL, ...WEAR_MODELS, ...FOOT_MODELS, ...CAMP_MODELS, ...SKI_MODELS, ...CLIMB_MODELS]
const BY_ID = new Map(WRITTEN.map((model) => [model.id, model]))

export const MODELS: readonly DemoModel[] = WRITTEN.map((model) => complete(model, BY_ID))
