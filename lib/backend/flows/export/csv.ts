/** Lines of the CSV files that the shop writes. */

/** What a spreadsheet would compute. A number is none, whatever its sign is. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

/** With an apostrophe before what a spreadsheet would take for a formula; the import reads it as it was. */
const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\n`
