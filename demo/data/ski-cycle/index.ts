/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'
import { ALPINE_BINDINGS } from './alpine-bindings'
import { ALPINE_BOOTS } from './alpine-boots'
import { ALPINE_SKIS } from './alpine-skis'
import { BIKE_GEAR } from './bike-gear'
import { BIKES } from './bikes'
import { BIKE_HELMETS, CHILDRENS_BIKES } from './childrens-bikes'
import { CYCLING_CLOTHING } from './cycling-clothing'
import { NORDIC_BINDINGS, NORDIC_BOOTS } from './nordic-boots-bindings'
import { NORDIC_SKIS } from './nordic-skis'
import { SKI_ACCESSORIES } from './ski-accessories'
import { SKI_CARE } from './ski-care'
import { SKI_USED } from './used'
import { WINTER_TOURING } from './winter-touring'

export { SKI_BRANDS } from './brands'
export { SKI_GROUPS } from './groups'

export const SKI_MODELS: readonly DemoModel[] = [
  ...ALPINE_SKIS, ...ALPINE_BINDINGS, ...ALPINE_BOOTS, ...NORDIC_SKIS, ...NORDIC_BINDINGS, ...NORDIC_BOOTS, ...SKI_ACCESSORIES, ...WINTER_TOURING, ...SKI_CARE,
  ...BIKES, ...CHILDRENS_BIKES, ...BIKE_HELMETS, ...BIKE_GEAR, ...CYCLING_CLOTHING, ...SKI_USED,
]
