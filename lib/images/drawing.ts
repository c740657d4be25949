/** A picture without a file: it is drawn by code in the requested width. */
export interface Drawing {
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

/** The drawing of a path, or null. Drawings are loaded only by the process that renders pictures. */
export type FindDrawing = (path: string) => Drawing | null

/** A drawing that pages show. */
interface ListedDrawing {
  /** The path of the drawing; several paths may show the same one. */
  readonly path: string
  /** With a new version the cached pictures of the old one are not used. */
  readonly version: string
}

/** The drawing that pages show under a path, or null: then nothing is drawn. Takes less than a millisecond. */
export type FindPicture = (path: string) => ListedDrawing | null
