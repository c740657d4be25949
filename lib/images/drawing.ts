/** A picture without a file: it is drawn in the width that is asked for. */
export interface Drawing {
  /** Another version is another picture: what was kept of the older one is made anew. */
  readonly version: string
  /** Width and height in units of the drawing. */
  readonly proportions: readonly [width: number, height: number]
  /** Never drawn wider, in pixels: a larger picture is enlarged from here. */
  readonly maxWidth: number
  draw(width: number): Promise<DrawnPixels>
}

interface DrawnPixels {
  /** Three bytes a pixel: red, green, blue. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** The drawing that a path names, or null. */
export type FindDrawing = (path: string) => Drawing | null
