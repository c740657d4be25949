/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'
import { BOATS } from './boats'
import { HARDWARE } from './hardware'
import { ICE } from './ice'
import { LIGHTS_WATCHES } from './lights-watches'
import { NAVIGATION_POWER } from './navigation-power'
import { PADDLES_VESTS } from './paddles-vests'
import { PADDLING_WEAR } from './paddling-wear'
import { ROPES_HARNESSES } from './ropes-harnesses'
import { SHOES_CHALK } from './shoes-chalk'
import { USED } from './used'

export { CLIMB_BRANDS } from './brands'
export { CLIMB_GROUPS } from './groups'

export const CLIMB_MODELS: readonly DemoModel[] = [
  ...ROPES_HARNESSES, ...HARDWARE, ...SHOES_CHALK, ...ICE, ...BOATS, ...PADDLES_VESTS, ...PADDLING_WEAR, ...LIGHTS_WATCHES, ...NAVIGATION_POWER, ...USED,
]
