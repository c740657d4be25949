/** A part of a picture as three numbers that a person moves: where it lies between the edges, and how near it is. */
import type { PictureArea } from '@/lib/contract/schemas/office-pictures'

export interface CutPlace {
  /** From 0, at the left or top edge, to 1. */
  readonly x: number
  readonly y: number
  /** 1: as much of the picture as the form allows. */
  readonly zoom: number
}

export const MIDDLE: CutPlace = { x: 0.5, y: 0.5, zoom: 1 }
export const MAX_ZOOM = 4

/** The largest part of this form: its width and height as shares of the picture. */
function largest(ratio: number, picture: { width: number; height: number }): { width: number; height: number } {
  const share = ratio / (picture.width / picture.height)
  return share < 1 ? { width: share, height: 1 } : { width: 1, height: 1 / share }
}

export function areaAt(
  { x, y, zoom }: CutPlace,
  ratio: number,
  picture: { width: number; height: number },
): PictureArea {
  const whole = largest(ratio, picture)
  const [width, height] = [whole.width / zoom, whole.height / zoom]
  return { x: x * (1 - width), y: y * (1 - height), width, height }
}

export function placeOf(area: PictureArea, ratio: number, picture: { width: number; height: number }): CutPlace {
  const between = (start: number, size: number) => (size < 1 ? Math.min(Math.max(start / (1 - size), 0), 1) : 0.5)
  const zoom = largest(ratio, picture).width / area.width
  return {
    x: between(area.x, area.width),
    y: between(area.y, area.height),
    zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM),
  }
}
