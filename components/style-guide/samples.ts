/** Products, colours and scenes that the style guide shows. Their pictures are those of the demo catalogue. */

/** Colours with the CSS colours of their swatches. */
export const SAMPLE_COLORS = [
  { slug: 'spruce', paints: ['#2F6B57', '#24503F'] },
  { slug: 'fjord', paints: ['#2D6191', '#20486C'] },
  { slug: 'cloudberry', paints: ['#E39A35', '#BC7620'] },
] as const

export const SAMPLE_GOODS = [
  ['shell-jacket', 'lingonberry'],
  ['boot', 'bark'],
  ['trekking-pack', 'spruce'],
  ['tunnel-tent', 'cloudberry'],
  ['alpine-ski', 'midnight'],
  ['gravel-bike', 'fjord'],
] as const satisfies readonly (readonly [goods: string, color: string])[]

export const SAMPLE_VIEWS = ['front', 'back', 'detail'] as const
export const SAMPLE_SCENES = ['ridge-winter', 'ridge-autumn', 'ridge-summer', 'forest-lake', 'northern-light'] as const

const NUMBER = 7

/** The picture of a product in a colour; `*` means any colour. */
export const samplePicture = (goods: string, view: (typeof SAMPLE_VIEWS)[number], color: string, number = NUMBER) =>
  `demo/${goods}/${view}/${color}/${number}.svg`

/** The picture of a scene, 1,200 by 800 units. */
export const sampleScene = (scene: (typeof SAMPLE_SCENES)[number]) => `demo/scene/${scene}/card/${NUMBER}.svg`
