/** Virtual paths of the illustrated catalogue → SVG. Pure and deterministic: the same path and size give the same bytes. */
import { DRAWINGS } from './drawings'
import { Sheet, type Box } from './drawings/kit'
import { drawScene } from './drawings/scenes'
import { isFamily, isScene, isSceneShape, isView, markOf, SCENE_SHAPES, type FamilyName, type SceneName, type SceneShape, type ViewName } from './families'
import { paintsOf, type Paints } from './palette'
import { randomOf } from './random'

/** What a path of a drawing names. */
export type Subject =
  | { kind: 'product'; family: FamilyName; view: ViewName; paints: Paints; id: number }
  | { kind: 'scene'; scene: SceneName; shape: SceneShape; seed: number }

/** Raised when a drawing changes: kept pictures of older drawings are then made anew. */
export const DRAWINGS_VERSION = 3

/** Reads `demo/<family>/<view>/<colour>/<id>.svg` or `demo/scene/<scene>/<shape>/<seed>.svg`; null for anything else. */
export function subjectOf(path: string): Subject | null {
  const parts = path.split('/')
  const [root, family = '', view = '', colour = '', file = ''] = parts
  const id = /^(\d{1,9})\.svg$/.exec(file)?.[1]
  if (root !== 'demo' || parts.length !== 5 || id === undefined) return null
  if (family === 'scene') return isScene(view) && isSceneShape(colour) ? { kind: 'scene', scene: view, shape: colour, seed: Number(id) } : null
  const paints = paintsOf(colour)
  return isFamily(family) && isView(view) && paints ? { kind: 'product', family, view, paints, id: Number(id) } : null
}

/** Width and height of a subject's drawing, in units. */
export function proportionsOf(subject: Subject): readonly [width: number, height: number] {
  return subject.kind === 'scene' ? SCENE_SHAPES[subject.shape] : [1000, 1000]
}

/** How far a close-up is drawn beyond its edges, as a share of its side: filters go dark where the sheet ends. */
const BLEED = 0.1

/** A drawing and the square of it that is meant, in pixels; null for all of it. */
export interface DrawnSvg {
  svg: string
  crop: { left: number; top: number; width: number; height: number } | null
}

/** The SVG of a subject, `pixels` wide after cropping. */
export function drawSvg(subject: Subject, pixels: number): DrawnSvg {
  const [width, height] = proportionsOf(subject)
  const scale = pixels / width
  if (subject.kind === 'scene') return { svg: frame(pixels, Math.round(height * scale), [0, 0, width, height], drawScene(subject.scene, width, height, subject.seed, scale)), crop: null }
  const draw = DRAWINGS[subject.family]
  const make = (window: Box, unit: number) => {
    const sheet = new Sheet(subject.view, subject.paints, randomOf(`${subject.family} ${subject.id}`), window, unit, markOf(subject.family))
    return { sheet, sketch: draw(sheet) }
  }
  const whole = make([0, 0, 1000, 1000], scale)
  if (subject.view !== 'detail') return { svg: frame(pixels, pixels, [0, 0, 1000, 1000], paper(whole.sheet, whole.sketch.art)), crop: null }
  const [x, y, side] = whole.sketch.closeUp
  const edge = Math.round(pixels * BLEED)
  const outer = pixels + 2 * edge
  const margin = (edge / pixels) * side
  const window: Box = [x - margin, y - margin, side + 2 * margin, side + 2 * margin]
  const near = make(window, pixels / side)
  return { svg: frame(outer, outer, window, paper(near.sheet, near.sketch.art)), crop: { left: edge, top: edge, width: pixels, height: pixels } }
}

/** The drawing on its ground: warm white, a little darker towards the edge. */
function paper(sheet: Sheet, art: string): string {
  const [x, y, width, height] = sheet.window
  const ground = sheet.radial([[0, '#FBFAF7'], [1, '#EEEAE1']], [0.5, 0.42, 0.75])
  return `<defs>${sheet.defs}</defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>${art}`
}

function frame(width: number, height: number, window: Box, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${window.join(' ')}">${content}</svg>`
}
