/** SVG for the paths of the drawn catalogue. Pure and deterministic: the same path and size give the same bytes. */
import { DRAWINGS } from './goods'
import { PAPER, Sheet, type Box, type Finish } from './base/kit'
import { drawMark, markSize } from './marks'
import { drawMeasure } from './measures'
import { drawRoom } from './rooms'
import { drawScene } from './scenes'
import { drawStreet } from './streets'
import {
  isFamily,
  isHouse,
  isMarkName,
  isMeasure,
  isRoom,
  isScene,
  isSceneShape,
  isView,
  markOf,
  SCENE_SHAPES,
  type FamilyName,
  type HouseName,
  type MarkName,
  type MeasureName,
  type RoomName,
  type SceneName,
  type SceneShape,
  type ViewName,
} from './base/families'
import { paintsOf, type Paints } from './base/palette'
import { randomOf } from './base/random'

/** The subject of a drawing's path. */
export type Subject =
  | { kind: 'product'; family: FamilyName; view: ViewName; paints: Paints; id: number }
  | { kind: 'scene'; scene: SceneName; shape: SceneShape; seed: number }
  | { kind: 'street'; house: HouseName; shape: SceneShape; seed: number }
  | { kind: 'room'; room: RoomName; shape: SceneShape; seed: number }
  | { kind: 'measure'; measure: MeasureName; shape: SceneShape }
  | { kind: 'mark'; brand: MarkName }

/**
 * Reads `demo/<family>/<view>/<colour>/<id>.svg`, and `demo/<kind>/<name>/<shape>/<seed>.svg` of the kinds scene, street, room, measure and mark; null for
 * anything else.
 */
export function subjectOf(path: string): Subject | null {
  const parts = path.split('/')
  const [root, family = '', view = '', colour = '', file = ''] = parts
  const id = /^(\d{1,9})\.svg$/.exec(file)?.[1]
  if (root !== 'demo' || parts.length !== 5 || id === undefined) return null
  if (family === 'scene')
    return isScene(view) && isSceneShape(colour)
      ? { kind: 'scene', scene: view, shape: colour, seed: Number(id) }
      : null
  if (family === 'street')
    return isHouse(view) && isSceneShape(colour)
      ? { kind: 'street', house: view, shape: colour, seed: Number(id) }
      : null
  if (family === 'room')
    return isRoom(view) && isSceneShape(colour) ? { kind: 'room', room: view, shape: colour, seed: Number(id) } : null
  if (family === 'measure')
    return isMeasure(view) && isSceneShape(colour) ? { kind: 'measure', measure: view, shape: colour } : null
  if (family === 'mark') return isMarkName(view) && colour === 'card' ? { kind: 'mark', brand: view } : null
  const paints = paintsOf(colour)
  return isFamily(family) && isView(view) && paints ? { kind: 'product', family, view, paints, id: Number(id) } : null
}

/** Width and height of a subject's drawing, in units. */
export function proportionsOf(subject: Subject): readonly [width: number, height: number] {
  if (subject.kind === 'mark') return markSize(subject.brand)
  return subject.kind === 'product' ? [1000, 1000] : SCENE_SHAPES[subject.shape]
}

/** A drawing with flat shapes; `finish` adds the light. */
export interface DrawnSvg {
  svg: string
  /** The shapes alone. */
  content: string
  width: number
  height: number
  /** The visible part, in units. */
  window: Box
  /** Definitions that the shapes refer to. */
  defs: string
  finishes: readonly Finish[]
  /** Adds film grain, which hides bands in the sky. */
  film?: boolean
}

/** Everything that is not a product fills its sheet. */
function landscapeOf(subject: Exclude<Subject, { kind: 'product' | 'mark' }>, width: number, height: number) {
  switch (subject.kind) {
    case 'scene':
      return drawScene(subject.scene, width, height, subject.seed)
    case 'street':
      return { art: drawStreet(subject.house, width, height, subject.seed), finishes: [] }
    case 'room':
      return { art: drawRoom(subject.room, width, height, subject.seed), finishes: [] }
    case 'measure':
      return { art: drawMeasure(subject.measure, width, height), finishes: [] }
  }
}

/** The SVG of a subject, `pixels` wide. */
export function drawSvg(subject: Subject, pixels: number): DrawnSvg {
  if (subject.kind === 'mark') {
    const [width, height] = markSize(subject.brand)
    const window: Box = [0, 0, width, height]
    return frame(pixels, Math.round((height * pixels) / width), window, drawMark(subject.brand), {
      defs: '',
      finishes: [],
    })
  }
  if (subject.kind !== 'product') {
    const [width, height] = SCENE_SHAPES[subject.shape]
    const scale = pixels / width
    const { art, finishes } = landscapeOf(subject, width, height)
    return {
      ...frame(pixels, Math.round(height * scale), [0, 0, width, height], art, { defs: '', finishes }),
      film: true,
    }
  }
  const draw = DRAWINGS[subject.family]
  const make = (window: Box) => {
    const sheet = new Sheet(
      subject.view,
      subject.paints,
      randomOf(`${subject.family} ${subject.id}`),
      window,
      markOf(subject.family),
    )
    return { sheet, sketch: draw(sheet) }
  }
  let { sheet, sketch } = make(PAPER)
  if (subject.view === 'detail') {
    const [x, y, side] = sketch.closeUp
    ;({ sheet, sketch } = make([x, y, side, side]))
  }
  return frame(pixels, pixels, sheet.window, paper(sheet) + sketch.art, sheet)
}

/** The background of a drawing: warm white, slightly darker towards the edge. */
function paper(sheet: Sheet): string {
  const [x, y, width, height] = sheet.window
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sheet.radial(
    [
      [0, '#FBFAF7'],
      [1, '#EEEAE1'],
    ],
    [0.5, 0.42, 0.75],
  )}"/>`
}

function frame(
  width: number,
  height: number,
  window: Box,
  content: string,
  { defs, finishes }: Pick<DrawnSvg, 'defs' | 'finishes'>,
): DrawnSvg {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${window.join(' ')}"><defs>${defs}</defs>${content}</svg>`,
    content,
    width,
    height,
    window,
    defs,
    finishes,
  }
}
