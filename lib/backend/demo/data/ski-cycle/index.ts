/** Everything that this folder adds to the catalogue. */
import type { DemoModel } from '../types'

export { SKI_BRANDS } from './brands'
export { SKI_GROUPS } from './groups'

export const SKI_MODELS: readonly DemoModel[] = []
