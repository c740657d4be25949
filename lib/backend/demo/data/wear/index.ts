/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'

export { WEAR_BRANDS } from './brands'
export { WEAR_GROUPS } from './groups'

export const WEAR_MODELS: readonly DemoModel[] = []
