/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'

export { CAMP_BRANDS } from './brands'
export { CAMP_GROUPS } from './groups'

export const CAMP_MODELS: readonly DemoModel[] = []
