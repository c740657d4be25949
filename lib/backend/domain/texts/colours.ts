/** Colours from the catalogue are used in styles, so only plain ones are accepted. */

const PLAIN = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20})$/i

/** A colour as `#rrggbb` or a name; empty for anything else. */
export function plainColour(text: string): string {
  const colour = text.trim()
  return PLAIN.test(colour) ? colour : ''
}

/** The valid colours of a swatch. */
export function plainSwatch(colours: readonly string[]): string[] {
  return colours.map(plainColour).filter((colour) => colour !== '')
}

/** The two colours of a ribbon, `background;text`. */
export function ribbonColours(value: string): [background: string, text: string] {
  const [background = '', text = ''] = value.split(';').map(plainColour)
  return [background, text]
}
