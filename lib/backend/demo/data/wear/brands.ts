/** Brands that the goods of this folder bring along. */
import type { DemoBrand } from '../types'

export const WEAR_BRANDS: readonly DemoBrand[] = []
