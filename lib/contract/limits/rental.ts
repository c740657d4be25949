/** Limits of a rental booking, for the shop API and the form. */

/** Units of one booking. */
export const MAX_RENTAL_LINES = 10

/** Measures of who uses a unit, smallest and largest: height, weight, and the length of the boot's sole. */
export const RENTAL_MEASURES = { height_cm: [50, 250], weight_kg: [10, 250], boot_mm: [150, 400] } as const
