/** Texts of the catalogue whose lines break only where a reader expects it. */

/** A number and what it counts, a paragraph of a law, the hour of the clock in Finnish: kept in one line. */
const WITH_NEXT =
  /(?<=[\d½]) (?=(?:°C|%|€|g|kg|mm|cm|m|km|l|ml|h|min|W|Wh|V|N|kN|lm|mAh|г|кг|мм|см|м|км|л|мл|ч|мин|Вт|Н|кН|лм|куб)(?![\p{L}\d]))|(?<=§) (?=\d)|(?<=\bklo) (?=\d)/gu
/** The hyphen after an abbreviation: "EU-maissa". */
const AFTER_ABBREVIATION = /(?<=(?<!\p{L})\p{Lu}{2,5})-(?=\p{Ll})/gu

/** The text with no-break spaces and hyphens where a line must not break. */
export function unbroken(text: string): string {
  return text.replace(WITH_NEXT, '\u00a0').replace(AFTER_ABBREVIATION, '\u2011')
}

/** The same for HTML: its tags stay as they are. */
export function unbrokenHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, unbroken)
}
