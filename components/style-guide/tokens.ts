/**
 * The tokens of app/styles/theme.css as data, and the contrast of every colour pair in both themes against the limits of WCAG 2.2 AA:
 * 4.5:1 for text, 3:1 for the borders of controls, focus rings and graphics.
 */

export type Theme = 'light' | 'dark'
export type Tokens = Readonly<Record<string, Readonly<Record<Theme, string>>>>

export interface PairResult {
  readonly theme: Theme
  readonly front: string
  readonly back: string
  readonly ratio: number
  readonly limit: number
}

const BACKGROUNDS = ['canvas', 'surface', 'surface-2']
const TEXTS = [
  'ink',
  'ink-muted',
  'ink-subtle',
  'brand',
  'brand-hover',
  'accent',
  'sale',
  'club',
  'used',
  'rental',
  'success',
  'warning',
  'info',
]
const GRAPHICS = ['line-strong', 'focus', 'star']
/** Colours of text above the contour lines of footer and error pages, which have the colour of a hairline. */
const OVER_LINES = ['ink', 'ink-muted', 'brand']
const FILLS = ['brand', 'brand-hover', 'accent', 'sale', 'club', 'used', 'rental', 'success', 'warning', 'info']

/** The tokens of a style sheet: `--color-name: light-dark(#light, #dark)`. Colours that are not opaque hex are left out. */
export function readTokens(css: string): Tokens {
  const found = [...css.matchAll(/--color-([a-z0-9-]+):\s*light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)/gi)]
  return Object.fromEntries(found.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Every pair of foreground and background colours, with its ratio and limit. Throws when a token is missing. */
export function checkPairs(tokens: Tokens): PairResult[] {
  const color = (name: string, theme: Theme) => {
    const value = tokens[name]?.[theme]
    if (!value) throw new Error(`The token --color-${name} is missing or is no light-dark() of two hex colours.`)
    return value
  }
  const pair = (theme: Theme, front: string, back: string, limit: number): PairResult => ({
    theme,
    front,
    back,
    limit,
    ratio: contrast(color(front, theme), color(back, theme)),
  })
  return (['light', 'dark'] as const).flatMap((theme) => [
    ...BACKGROUNDS.flatMap((back) => [
      ...TEXTS.map((front) => pair(theme, front, back, 4.5)),
      ...GRAPHICS.map((front) => pair(theme, front, back, 3)),
    ]),
    ...OVER_LINES.map((front) => pair(theme, front, 'line', 4.5)),
    ...FILLS.map((back) => pair(theme, 'on-fill', back, 4.5)),
  ])
}

/**
 * The lowest contrast of a colour in a theme with all colours that it is combined with; null for one that is used only as a background or
 * hairline.
 */
export function lowestContrast(pairs: readonly PairResult[], name: string, theme: Theme): number | null {
  const own = pairs.filter((pair) => pair.theme === theme && (pair.front === name || pair.back === name))
  return own.some(({ front }) => front === name) ? Math.min(...own.map(({ ratio }) => ratio)) : null
}

/** One step of a scale: its name and its value in the style sheet. */
export type ScaleStep = readonly [name: string, value: string]

/**
 * The steps of a scale in their order, such as those of `text` or `radius`, without additional values of a step (`--text-xl--line-height`).
 */
export function readScale(css: string, scale: string): ScaleStep[] {
  return [...css.matchAll(new RegExp(`^\\s*--${scale}-([a-z0-9]+):\\s*([^;]+);`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value],
  )
}

/** The range in px of a size in rem, `16` or `20–24`; a value without rem is not changed. */
export function pixels(value: string): string {
  const sizes = [...value.matchAll(/(?<![\w.+-])(\d*\.?\d+)rem/g)].map(([, rem]) => Number(rem) * 16)
  const edges = [sizes[0], sizes.at(-1)].filter((edge) => edge !== undefined)
  return edges.length === 0 ? value : [...new Set(edges)].join('–')
}
