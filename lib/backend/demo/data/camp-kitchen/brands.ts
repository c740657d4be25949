/** Brands that the goods of this folder bring along. */
import type { DemoBrand } from '../types'

export const CAMP_BRANDS: readonly DemoBrand[] = []
