/** Before the first letter of a Finnish compound's last part ("Tuuli 3L -takki"), between a number and its unit ("0,75 l"), and within "б/у". */
const KEPT_TOGETHER =
  /((?<= )-\p{L}|\d[\d.,]*[ \u00a0](?:ml|l|kg|g|cm|mm|m|l|мл|л|кг|г|см|мм|м|W|Wh|°C)(?!\p{L})|б\/у)/u

/** A product's name that never breaks behind the hyphen of a compound nor before a unit nor at a slash. Its text stays as it is. */
export function ProductName({ name }: { name: string }) {
  return name.split(KEPT_TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
