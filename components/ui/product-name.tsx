/** Before the first letter of a Finnish compound's last part ("Tuuli 3L -takki"), and between a number and its unit ("0,75 l"). */
const KEPT_TOGETHER = /((?<= )-\p{L}|\d[\d.,]*[ \u00a0](?:ml|l|kg|g|cm|mm|m|l|мл|л|кг|г|см|мм|м|W|Wh|°C)(?!\p{L}))/u

/** A product's name that never breaks behind the hyphen of a compound nor before a unit. Its text stays as it is. */
export function ProductName({ name }: { name: string }) {
  return name.split(KEPT_TOGETHER).map((part, index) => (index % 2 === 1 ? <span key={index} className="whitespace-nowrap">{part}</span> : part))
}
