/** Brands that the goods of this folder bring along. */
import type { DemoBrand } from '../types'

export const FOOT_BRANDS: readonly DemoBrand[] = []
