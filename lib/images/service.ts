/** The image service: pictures of the catalogue in a fixed list of sizes, made once and kept on the disk. */
import { join } from 'node:path'

import { moduleState } from '@/lib/process/state.mjs'

import { DiskCache } from './disk-cache'
import { makeImage, versionOf } from './pipeline'
import { ImageError, keyOf, MEDIA_TYPES, type ImageRequest } from './request'

export interface ImageServiceOptions {
  /** DATA_DIR: pictures are read from `pictures/`, results kept in `images/`. */
  dataDir: string
  /** Bytes of kept results. */
  maxBytes?: number
  /** How many pictures are made at once; drawing is pure processor time. */
  maxRenders?: number
  /** How many more may wait before the service says no; and how many of one client. */
  maxWaiting?: number
  maxWaitingEach?: number
  /** What makes a picture, `makeImage` unless a test holds it back. */
  make?: typeof makeImage
}

export interface ServedImage {
  bytes: Buffer
  type: string
  etag: string
  /** Was it kept already? */
  hit: boolean
}

export class ImageService {
  readonly #cache: DiskCache
  readonly #pictures: string
  readonly #maxRenders: number
  readonly #maxWaiting: number
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #maxWaitingEach: number
  readonly #makeImage: typeof makeImage
  /** By client, whose turn comes next first: one that asks for hundreds does not keep the others from their one. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #waitingCount = 0
  #active = 0

  constructor({
    dataDir,
    maxBytes = 512 * 1024 * 1024,
    maxRenders = 2,
    maxWaiting = 400,
    maxWaitingEach = 100,
    make = makeImage,
  }: ImageServiceOptions) {
    this.#cache = new DiskCache(join(dataDir, 'images'), maxBytes)
    this.#pictures = join(dataDir, 'pictures')
    this.#maxRenders = maxRenders
    this.#maxWaiting = maxWaiting
    this.#maxWaitingEach = maxWaitingEach
    this.#makeImage = make
  }

  /** How many pictures wait for their turn. */
  get waiting(): number {
    return this.#waitingCount
  }

  /** The name of a request's result, without quotes, for `If-None-Match`. Throws ImageError 404. */
  async keyFor(request: ImageRequest): Promise<string> {
    return keyOf(request, await versionOf(request.source, this.#pictures))
  }

  /**
   * Gives a picture, from the disk or newly made; requests for the same one at the same time share the work, and clients (any text that
   * tells them apart) take turns. Throws ImageError.
   */
  async get(request: ImageRequest, key?: string, client = ''): Promise<ServedImage> {
    const name = key ?? (await this.keyFor(request))
    const file = `${name}.${request.format}`
    const served = (bytes: Buffer, hit: boolean): ServedImage => ({
      bytes,
      type: MEDIA_TYPES[request.format],
      etag: `"${name}"`,
      hit,
    })
    const kept = this.#running.has(file) ? null : await this.#cache.get(file)
    if (kept) return served(kept, true)
    let work = this.#running.get(file)
    if (!work) {
      work = this.#make(request, file, client).finally(() => this.#running.delete(file))
      this.#running.set(file, work)
    }
    return served(await work, false)
  }

  async #make(request: ImageRequest, file: string, client: string): Promise<Buffer> {
    await this.#enter(client)
    let bytes: Buffer
    try {
      bytes = await this.#makeImage(request, this.#pictures)
    } finally {
      this.#leave()
    }
    await this.#cache.put(file, bytes)
    return bytes
  }

  #enter(client: string): Promise<void> {
    if (this.#active < this.#maxRenders) {
      this.#active += 1
      return Promise.resolve()
    }
    const own = this.#waiting.get(client) ?? []
    if (own.length >= this.#maxWaitingEach || this.#waitingCount >= this.#maxWaiting)
      return Promise.reject(new ImageError(503, 'The image service is busy.'))
    this.#waiting.set(client, own)
    this.#waitingCount += 1
    return new Promise((resolve) => own.push(resolve))
  }

  /** The place of one that is done goes to the next client; its others queue up behind everybody else's. */
  #leave(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#active -= 1
      return
    }
    const [client, [next, ...rest]] = first
    this.#waiting.delete(client)
    if (rest.length > 0) this.#waiting.set(client, rest)
    this.#waitingCount -= 1
    next?.()
  }
}

/** The one service of this process: a module bundled twice must not render twice as much at once. */
export function imageService(dataDir: string): ImageService {
  return moduleState('imageService', () => new ImageService({ dataDir }))
}
