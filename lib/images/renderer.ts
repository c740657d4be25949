/**
 * Renders pictures in a process of its own. Drawing and decoding block a thread for up to 300 ms and occupy the thread pool, on which
 * passwords, files and compression of the shop depend; in another process with lower priority the shop answers meanwhile. A file that crashes
 * the decoder ends that process only.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'

import { ImageError, type ImageRequest, type ImageStatus } from './request'

/** A rendering takes less than 2 s on an idle machine. After this time the process is ended and started again for the next picture. */
const MAX_RENDER_MS = 60_000
/** The process gets half the processor time of one of the shop's while both want it: with less, pictures of shoppers would never come. */
const NICENESS = 3
/** Without work for this time the process ends, because it needs 150 MB. Its start takes a second or two. */
const IDLE_MS = 300_000

/** What the process receives. */
export interface RenderJob {
  readonly id: number
  readonly request: ImageRequest
  readonly pictures: string
}
/** What it answers: the picture, or the status and the sentence of an ImageError. */
export type RenderResult = { readonly id: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly status: ImageStatus; readonly message: string }
)

interface Pending {
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

export class Renderer {
  readonly #pending = new Map<number, Pending>()
  #child: ChildProcess | null = null
  #idle: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /** `script` is the file that the process runs (app/media/render-process.ts). */
  constructor(private readonly script: string) {}

  /** Throws ImageError; 503 when the process ended before the picture was rendered. */
  render(request: ImageRequest, pictures: string): Promise<Buffer> {
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), MAX_RENDER_MS)
      timer.unref()
      this.#pending.set(id, { resolve, reject, timer })
      const job: RenderJob = { id, request, pictures }
      // An error here means that the process has ended; its event rejects the job.
      child.send(job, () => undefined)
    })
  }

  #start(): ChildProcess {
    const child = fork(this.script, {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The process reads files that others have made: it gets no secrets.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICENESS)
    } catch {
      // A system without priorities: pictures then compete with the shop for the processor.
    }
    child.on('message', (result: RenderResult) => this.#settle(result))
    child.once('error', () => this.#lose(child))
    child.once('exit', () => this.#lose(child))
    child.unref()
    child.channel?.unref()
    return child
  }

  #settle(result: RenderResult): void {
    const pending = this.#pending.get(result.id)
    if (!pending) return
    this.#pending.delete(result.id)
    clearTimeout(pending.timer)
    if ('bytes' in result) pending.resolve(Buffer.from(result.bytes))
    else pending.reject(new ImageError(result.status, result.message))
    if (this.#pending.size === 0) this.#idle = setTimeout(() => this.#rest(), IDLE_MS).unref()
  }

  /** Ends the process. Forgotten first: it takes a moment, and the next picture starts another one. */
  #rest(): void {
    const child = this.#child
    this.#child = null
    child?.disconnect()
  }

  #lose(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#child = null
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer)
      reject(new ImageError(503, 'The image service is busy.'))
    }
    this.#pending.clear()
  }
}
