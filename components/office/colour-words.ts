/** Colours in words: the base colour that is nearest to a code, for people who do not read codes. */
import type { IntlShape } from 'react-intl'

import type { BASE_COLOURS } from '@/lib/catalog/base-colours'
import type { OfficeField, OfficeValue } from '@/lib/contract/schemas/office'

type BaseColour = (typeof BASE_COLOURS)[number]

const CODE = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

interface Shade {
  /** In degrees. */
  readonly hue: number
  /** Both from 0 to 1. */
  readonly saturation: number
  readonly lightness: number
}

function shadeOf(code: string): Shade | null {
  const parts = CODE.exec(code)
  if (!parts) return null
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16) / 255)
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, span] = [(high + low) / 2, high - low]
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const turn =
    high === red ? ((green - blue) / span + 6) % 6 : high === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: turn * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** The ends of the hues, in degrees. */
const HUES: readonly (readonly [end: number, colour: BaseColour])[] = [
  [15, 'red'],
  [42, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
]

/** Orange and yellow are called brown where they are dark, and beige where they are pale. */
function earthOf({ saturation, lightness }: Shade): BaseColour | null {
  if (lightness < 0.4) return 'brown'
  return saturation < 0.45 ? 'beige' : null
}

function withoutHue({ saturation, lightness }: Shade): BaseColour | null {
  if (lightness < 0.11) return 'black'
  if (lightness > 0.95) return 'white'
  return saturation < 0.1 ? 'grey' : null
}

/** The nearest base colour; null for what is no code of a colour. */
export function baseColourOf(code: string): BaseColour | null {
  const shade = shadeOf(code)
  if (!shade) return null
  const bare = withoutHue(shade)
  if (bare) return bare
  const hue = HUES.find(([end]) => shade.hue < end)?.[1] ?? 'red'
  return ((hue === 'orange' || hue === 'yellow') && earthOf(shade)) || hue
}

/** The codes that a field holds; null for a field without colours. Of a ribbon and of a banner: the ground and the text on it. */
export function coloursOf(
  { name, kind }: Pick<OfficeField, 'name' | 'kind'>,
  value: OfficeValue,
): readonly string[] | null {
  if (kind === 'colours') return Array.isArray(value) ? value.map(String) : []
  const isPair = kind === 'text' && (name === 'value' || name === 'subText')
  if (!isPair || typeof value !== 'string') return null
  const codes = value.split(/[;/]/).map((code) => code.trim())
  return codes.every((code) => CODE.test(code)) ? codes : null
}

/** The names of some colours, each once. */
export function colourWords(intl: IntlShape, codes: readonly string[]): string {
  const names = codes.map((code) => {
    const base = baseColourOf(code)
    return base === null ? code : intl.formatMessage({ id: `office.option_${base}` })
  })
  return [...new Set(names)].join(', ')
}
