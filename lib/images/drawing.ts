/** A picture without a file: it is drawn by code in the requested width. */
export interface Drawing {
  /** With a new version the cached pictures of the old one are not used. */
  readonly version: string
  /** Width and height in units of the drawing. */
  readonly proportions: readonly [width: number, height: number]
  /** Maximum width in pixels: a larger picture is enlarged from this. */
  readonly maxWidth: number
  draw(width: number): Promise<DrawnPixels>
}

interface DrawnPixels {
  /** Three bytes a pixel: red, green, blue. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** The drawing of a path, or null. */
export type FindDrawing = (path: string) => Drawing | null
