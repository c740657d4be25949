/** The codes in view of a playing video. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>

/** What browsers have of https://wicg.github.io/shape-detection-api/; TypeScript does not know it. */
interface Detector {
  detect(source: HTMLVideoElement | HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const FORMATS = ['ean_13', 'ean_8', 'code_128']
/** Wider frames take longer to read and show nothing more of a code that fills half of them. */
const WIDTH_MAX = 1280

/** A UPC code is an EAN that begins with 0; scanners that type leave the 0 out. */
const asTyped = (code: string) => (/^0\d{12}$/.test(code) ? code.slice(1) : code.trim())

const detectorClass = (): DetectorClass | undefined =>
  (window as Window & { BarcodeDetector?: DetectorClass }).BarcodeDetector

async function ofBrowser(): Promise<ReadCodes | null> {
  const Detects = detectorClass()
  if (!Detects) return null
  // It may be there without a format, or fail at every picture: the service behind it is the system's.
  const known = await Detects.getSupportedFormats().catch((): readonly string[] => [])
  if (!FORMATS.every((format) => known.includes(format))) return null
  const detector = new Detects({ formats: FORMATS })
  const works = await detector.detect(document.createElement('canvas')).then(
    () => true,
    () => false,
  )
  if (!works) return null
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => asTyped(rawValue))
}

async function ofLibrary(): Promise<ReadCodes> {
  const { readFrame } = await import('./read-frame')
  const canvas = document.createElement('canvas')
  return (video) => {
    const scale = Math.min(1, WIDTH_MAX / Math.max(video.videoWidth, video.videoHeight, 1))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    const paint = canvas.getContext('2d', { willReadFrequently: true })
    if (!paint || canvas.width === 0 || canvas.height === 0) return Promise.resolve([])
    paint.drawImage(video, 0, 0, canvas.width, canvas.height)
    return Promise.resolve(readFrame(paint.getImageData(0, 0, canvas.width, canvas.height)).map(asTyped))
  }
}

/** Fails when the library is needed and there is no network to load it. */
export const codeReader = async (): Promise<ReadCodes> => (await ofBrowser()) ?? (await ofLibrary())
