/** Reads codes of one frame where the browser cannot. Loaded by read-codes.ts alone, when the camera is first used. */
// Each reader from its own file: the package's index brings all of its formats, 110 KB instead of 16.
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap'
import GlobalHistogramBinarizer from '@zxing/library/esm/core/common/GlobalHistogramBinarizer'
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader'
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader'
import EAN8Reader from '@zxing/library/esm/core/oned/EAN8Reader'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource'

interface Frame {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const READERS = [new EAN13Reader(), new EAN8Reader(), new Code128Reader()]

/** Brightness of each pixel; turned by a quarter for codes that stand upright. */
function brightness({ data, width, height }: Frame, isTurned: boolean): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      const value = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) >> 2
      grey[isTurned ? x * height + y : y * width + x] = value
    }
  }
  return grey
}

function readTurned(frame: Frame, isTurned: boolean): string | null {
  const [width, height] = isTurned ? [frame.height, frame.width] : [frame.width, frame.height]
  const source = new RGBLuminanceSource(brightness(frame, isTurned), width, height)
  for (const reader of READERS) {
    try {
      return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText()
    } catch {
      // Its way to say that there is no such code.
    }
  }
  return null
}

export function readFrame(frame: Frame): readonly string[] {
  const code = readTurned(frame, false) ?? readTurned(frame, true)
  return code === null ? [] : [code]
}
