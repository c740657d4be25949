/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'

export { FOOT_BRANDS } from './brands'
export { FOOT_GROUPS } from './groups'

export const FOOT_MODELS: readonly DemoModel[] = []
