/**
 * Before the first letter of a Finnish compound's last part ("Tuuli 3L -takki"), between a number and its unit ("0,75 l"), and within
 * "б/у".
 */
const NO_BREAK = /((?<= )-\p{L}|\d[\d.,]*[ \u00a0](?:ml|l|kg|g|cm|mm|m|l|мл|л|кг|г|см|мм|м|W|Wh|°C)(?!\p{L})|б\/у)/u

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
