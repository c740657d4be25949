/** The camera of a device, from its start to its end, without React. */
import { codeReader, type ReadCodes } from './read-codes'
import { seenCodes } from './seen-codes'

export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'unloaded' | 'failed'

interface Told {
  readonly onReading: () => void
  readonly onFault: (fault: CameraFault) => void
  readonly onCode: (code: string) => void
}

/** Between two frames: what a hand moves is in view for longer, and a phone stays cool. */
const PAUSE_MS = 100

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function faultOf(error: unknown): CameraFault {
  return (error instanceof Error || error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'failed'
}

/** Starts the rear camera in the video and tells each code once. Returns what ends it. */
export function runCamera(video: HTMLVideoElement, told: Told): () => void {
  let isOver = false
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = seenCodes()

  function end() {
    isOver = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  function fail(fault: CameraFault) {
    if (isOver) return
    end()
    told.onFault(fault)
  }
  async function look(read: ReadCodes): Promise<void> {
    // One frame that cannot be read, as while the device is turned, is no reason to stop.
    const codes = await read(video).catch(() => [])
    if (isOver) return
    const code = seen.take(codes, performance.now())
    if (code !== null) told.onCode(code)
    timer = setTimeout(() => void look(read), PAUSE_MS)
  }
  async function open(devices: MediaDevices): Promise<void> {
    stream = await devices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    // Closed while the browser asked for permission.
    if (isOver) return end()
    for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('failed'))
    video.srcObject = stream
    await video.play()
  }
  async function start(): Promise<void> {
    const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
    if (!devices) return fail('insecure')
    const reader = codeReader().catch(() => null)
    await open(devices)
    const read = await reader
    if (read === null) return fail('unloaded')
    if (isOver) return
    told.onReading()
    await look(read)
  }
  start().catch((error: unknown) => fail(faultOf(error)))
  return end
}
