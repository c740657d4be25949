/** The part of the demo that draws: the drawing of a path. demo/pictures lists the paths that exist. */
import type { Drawing, FindDrawing } from '@/lib/images/drawing'

import { finish } from './finish'
import { drawSvg, proportionsOf, subjectOf, type Subject } from './render'

/** A crop of a wide scene is enlarged from this width. */
const MAX_SCENE = 2400
/** Memory grows with the square of the width, and the cloth of a product has no fine detail. */
const MAX_PRODUCT = 1280
/** A close-up shows mostly cloth, and all its pieces fill the sheet. */
const MAX_DETAIL = 640

function maxWidthOf(subject: Subject): number {
  if (subject.kind !== 'product') return MAX_SCENE
  return subject.view === 'detail' ? MAX_DETAIL : MAX_PRODUCT
}

const drawingOf = (subject: Subject): Drawing => ({
  proportions: proportionsOf(subject),
  maxWidth: maxWidthOf(subject),
  async draw(width) {
    const drawing = drawSvg(subject, width)
    return { pixels: await finish(drawing), width: drawing.width, height: drawing.height }
  },
})

const findDrawing: FindDrawing = (path) => {
  const subject = subjectOf(path)
  return subject && drawingOf(subject)
}

export default findDrawing
