/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'

export { CLIMB_BRANDS } from './brands'
export { CLIMB_GROUPS } from './groups'

export const CLIMB_MODELS: readonly DemoModel[] = []
