const UNITS = 'ml|l|kg|g|cm|mm|m|мл|л|кг|г|см|мм|м|W|Wh|°C'

/**
 * Before the first letter of a Finnish compound's last part ("Tuuli 3L -takki"), between a number and its unit ("0,75 l") and before the
 * number of a model ("Kuru Pro 3L", "Rast 28"), before a size of one letter, and within "б/у". A long word is not held: two of them would be
 * wider than a card.
 */
const NO_BREAK = new RegExp(
  [
    String.raw`((?<= )-\p{L}`,
    String.raw`(?:(?<!\S)\S{1,12} )?\d[\d.,]*(?:[ \u00a0](?:${UNITS})(?!\p{L})|\p{Lu}{0,2}(?=$|[ ,]))`,
    String.raw`(?<!\S)\S{1,12} \p{Lu}(?=$|,)`,
    String.raw`б\/у)`,
  ].join('|'),
  'u',
)

/** A product's name without line breaks after the hyphen of a compound, before a unit or at a slash. Its text is not changed. */
export function ProductName({ name }: { name: string }) {
  return name.split(NO_BREAK).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
