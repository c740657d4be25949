/** Names of the drawings. A picture's path is `demo/<family>/<view>/<colour>/<model id>.svg`. */
export const FAMILIES = [
  'shell-jacket', 'rain-jacket', 'softshell-jacket', 'down-jacket', 'light-down', 'parka', 'down-vest', 'wind-jacket', 'ski-jacket', 'kids-rain',
  'fleece', 'wool-cardigan', 'base-top', 'tights', 'trousers', 'shell-trousers', 'shorts', 'beanie', 'sock', 'mitten', 'glove',
  'boot', 'leather-boot', 'trail-shoe', 'approach-shoe', 'rubber-boot',
  'trekking-pack', 'daypack', 'ski-pack', 'duffel',
  'tunnel-tent', 'dome-tent', 'sleeping-bag', 'mat', 'foam-mat', 'stove', 'cook-set', 'gas', 'knife', 'bottle', 'flask', 'food-pouch',
  'headlamp', 'watch', 'rope', 'harness', 'climbing-helmet', 'carabiner',
  'alpine-ski', 'nordic-ski', 'binding', 'ski-boot', 'ski-pole', 'trekking-pole', 'goggles', 'ski-helmet',
  'gravel-bike', 'bike-helmet', 'kayak', 'paddle', 'life-jacket', 'gift-card',
  // Wear
  'overall', 'shirt', 'cap', 'neck-gaiter', 'leg-gaiter', 'hoodie', 'sandal', 'running-vest',
  // Camp and kitchen
  'camp-chair', 'hammock', 'tarp', 'lantern', 'axe', 'mug', 'pan', 'water-filter', 'cooler', 'first-aid', 'energy-bar', 'coffee',
  // Winter
  'nordic-boot', 'nordic-binding', 'snowshoe', 'shovel', 'pulk', 'wax',
  // Climbing
  'climbing-shoe', 'chalk-bag', 'quickdraw', 'ice-axe', 'crampon', 'belay-device',
  // Wheels and water
  'hardtail', 'bike-bag', 'bike-light', 'canoe', 'sup', 'dry-bag', 'drysuit',
  // Electronics
  'gps', 'compass', 'power-bank', 'tracker',
  // Goods that have a drawing of their own within a family of theirs
  'saddle-bag', 'frame-bag', 'handlebar-bag', 'kids-bike', 'rear-light',
  'remote-stove', 'fuel-stove', 'system-stove', 'two-burner', 'spirit-stove', 'twig-stove', 'kettle',
  'kuksa', 'soft-cooler', 'stool',
  'gravity-filter', 'pump-filter', 'soft-flask', 'folding-knife', 'sit-pad', 'camp-bootie', 'map-case',
  'figure-eight', 'sling', 'ice-spikes',
  'pin-binding',
  'canoe-paddle', 'sup-paddle', 'inflatable-belt', 'long-john',
  'quilt', 'liner', 'wooden-snowshoe', 'transceiver',
  'fillet-knife', 'titanium-pot', 'dry-pack', 'inflatable-kayak', 'finding-tag', 'boulder-bucket', 'loose-chalk', 'child-harness',
  'liquid-wax', 'grip-wax', 'skin-care', 'fat-bike', 'child-pulk',
] as const
export type FamilyName = (typeof FAMILIES)[number]

/** Which woven mark a family carries: goods of one maker share theirs. */
const MARK_GROUPS: readonly (readonly FamilyName[])[] = [
  ['shell-jacket', 'rain-jacket', 'softshell-jacket', 'ski-jacket', 'kids-rain', 'wind-jacket', 'trousers', 'shell-trousers', 'shorts', 'ski-pack', 'overall', 'leg-gaiter'],
  ['down-jacket', 'light-down', 'parka', 'down-vest', 'sleeping-bag', 'liner', 'quilt', 'mitten'],
  ['fleece', 'wool-cardigan', 'base-top', 'tights', 'beanie', 'sock', 'glove', 'shirt', 'cap', 'neck-gaiter', 'hoodie'],
  ['trekking-pack', 'daypack', 'duffel', 'tunnel-tent', 'dome-tent', 'mat', 'foam-mat', 'sit-pad', 'trekking-pole', 'camp-chair', 'hammock', 'tarp', 'running-vest', 'soft-flask', 'bike-bag', 'handlebar-bag', 'frame-bag', 'saddle-bag'],
  ['alpine-ski', 'nordic-ski', 'binding', 'pin-binding', 'ski-boot', 'ski-pole', 'goggles', 'ski-helmet', 'nordic-boot', 'nordic-binding', 'snowshoe', 'wooden-snowshoe', 'shovel', 'pulk', 'child-pulk', 'wax', 'liquid-wax', 'grip-wax', 'skin-care'],
  ['stove', 'kettle', 'twig-stove', 'spirit-stove', 'two-burner', 'system-stove', 'fuel-stove', 'remote-stove', 'cook-set', 'gas', 'knife', 'folding-knife', 'bottle', 'flask', 'axe', 'mug', 'pan', 'water-filter', 'pump-filter', 'gravity-filter', 'cooler', 'first-aid', 'kuksa', 'soft-cooler', 'stool', 'fillet-knife', 'titanium-pot'],
  ['boot', 'camp-bootie', 'leather-boot', 'trail-shoe', 'approach-shoe', 'rubber-boot', 'sandal'],
  ['rope', 'harness', 'climbing-helmet', 'carabiner', 'climbing-shoe', 'chalk-bag', 'quickdraw', 'sling', 'ice-axe', 'crampon', 'ice-spikes', 'belay-device', 'figure-eight', 'boulder-bucket', 'loose-chalk', 'child-harness'],
  ['headlamp', 'watch', 'lantern', 'gps', 'compass', 'power-bank', 'tracker', 'transceiver', 'bike-light', 'rear-light', 'finding-tag'],
  ['gravel-bike', 'bike-helmet', 'kayak', 'paddle', 'sup-paddle', 'canoe-paddle', 'life-jacket', 'inflatable-belt', 'hardtail', 'kids-bike', 'canoe', 'sup', 'dry-bag', 'map-case', 'drysuit', 'long-john', 'dry-pack', 'inflatable-kayak', 'fat-bike'],
  ['food-pouch', 'energy-bar', 'coffee'],
  ['gift-card'],
]

/** The number of a family's mark, for `label` in the drawings. */
export function markOf(family: FamilyName): number {
  return Math.max(0, MARK_GROUPS.findIndex((families) => families.includes(family)))
}

/** The pictures of every product. */
export const VIEWS = ['front', 'back', 'detail'] as const
export type ViewName = (typeof VIEWS)[number]

/** Landscapes for heroes and campaigns: `demo/scene/<scene>/<shape>/<seed>.svg`. */
export const SCENES = ['ridge-winter', 'ridge-autumn', 'ridge-summer', 'forest-lake', 'northern-light'] as const
export type SceneName = (typeof SCENES)[number]

/** Width and height of a scene in units of the drawing. */
export const SCENE_SHAPES = { hero: [1920, 820], wide: [1600, 900], card: [1200, 800], tall: [960, 1200] } as const
export type SceneShape = keyof typeof SCENE_SHAPES

const FAMILY_SET: ReadonlySet<string> = new Set(FAMILIES)
const VIEW_SET: ReadonlySet<string> = new Set(VIEWS)
const SCENE_SET: ReadonlySet<string> = new Set(SCENES)

export const isFamily = (value: string): value is FamilyName => FAMILY_SET.has(value)
export const isView = (value: string): value is ViewName => VIEW_SET.has(value)
export const isScene = (value: string): value is SceneName => SCENE_SET.has(value)
export const isSceneShape = (value: string): value is SceneShape => Object.hasOwn(SCENE_SHAPES, value)

/** The path of a product's drawing as `model_images.path` keeps it. */
export function drawingPath(family: FamilyName, view: ViewName, colour: string, modelId: number): string {
  return `demo/${family}/${view}/${colour}/${modelId}.svg`
}

/** The path of a scene. */
export function scenePath(scene: SceneName, shape: SceneShape, seed: number): string {
  return `demo/scene/${scene}/${shape}/${seed}.svg`
}
