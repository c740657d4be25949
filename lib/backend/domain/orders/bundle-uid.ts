/** `order_lines.bundle_uid`: which lines are one bundle, and which row of the cart that was. */

/** `row`: the uid of a row of bundles, or the id of a product row that is composed of variants. A slash and a number follow in the order. */
export const bundleName = (row: string | number): string => `bundle ${row}`

/** The row of the cart, by its uid or product id; null for other texts. */
export const rowOfBundle = (uid: string): string | null => /^bundle (.+)\/\d+$/.exec(uid)?.[1] ?? null
