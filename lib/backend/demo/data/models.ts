/** All models of the demo catalogue. */
import { CAMPING } from './camping'
import { CLOTHING } from './clothing'
import { FOOTWEAR } from './footwear'
import { JACKETS } from './jackets'
import { KITCHEN } from './kitchen'
import { SPECIAL } from './special'
import { SPORTS } from './sports'
import type { DemoModel } from './types'

export const MODELS: readonly DemoModel[] = [...JACKETS, ...CLOTHING, ...FOOTWEAR, ...CAMPING, ...KITCHEN, ...SPORTS, ...SPECIAL]
