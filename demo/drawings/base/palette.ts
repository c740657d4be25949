/**
 * The paints of the drawn catalogue: colour slug → paint of the drawing's regions [main, second, accent, trim]. The seed takes
 * `colours.swatch` from here, so a swatch always has the colour of its picture, and drawing a picture needs no database.
 */
export const PALETTE = {
  spruce: ['#2F6B57', '#24503F', '#E8B04B', '#16342A'],
  fjord: ['#2D6191', '#20486C', '#F2A541', '#13293D'],
  lingonberry: ['#B4373D', '#8A282F', '#F2E2C6', '#471418'],
  cloudberry: ['#E39A35', '#BC7620', '#2B4A44', '#5E360D'],
  ink: ['#33383B', '#22262A', '#D0582F', '#121416'],
  granite: ['#8C9290', '#6B7270', '#E0B546', '#3A403E'],
  birch: ['#E7E0D0', '#CDC3AE', '#8A5F3B', '#6A6252'],
  moss: ['#727E39', '#565F2A', '#EBDAA8', '#2D3316'],
  heather: ['#80609A', '#614677', '#F0C27B', '#33243F'],
  glacier: ['#A7CBD8', '#7CAABB', '#D9573A', '#335E6D'],
  sand: ['#CBB18A', '#A88D66', '#3B5249', '#5C4A31'],
  bark: ['#73513A', '#553A28', '#D9A55B', '#2A1C12'],
  midnight: ['#27344F', '#1A2438', '#E3703F', '#0C121F'],
  snow: ['#F0F0EB', '#D4D9D8', '#2C5F8A', '#7F878C'],
  rowan: ['#D55A33', '#A84224', '#F6E7C7', '#4E1D0E'],
  lupin: ['#5A68AD', '#434F88', '#F4D35E', '#232A4E'],
  lichen: ['#D6C04C', '#AE9932', '#37413C', '#5A5018'],
  steel: ['#BAC1C4', '#8B9498', '#2F3437', '#4A5053'],
  aurora: ['#1F8586', '#166362', '#F4C95D', '#0B3838'],
  fireweed: ['#B8527F', '#8D3B60', '#F3D9A4', '#431A2D'],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type ColourSlug = keyof typeof PALETTE
export type Paints = readonly [main: string, second: string, accent: string, trim: string]

/** The paints of a colour slug; null when the palette does not have it. */
export function paintsOf(slug: string): Paints | null {
  return Object.hasOwn(PALETTE, slug) ? PALETTE[slug as ColourSlug] : null
}
