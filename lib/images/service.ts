/** The image service: pictures of the catalogue in a fixed list of sizes, rendered once and cached on the disk. */
import { join } from 'node:path'

import { FairQueue } from '@/lib/process/fair-queue'
import { moduleState } from '@/lib/process/state.mjs'

import { DiskCache } from './disk-cache'
import { Originals, type PictureHome } from './originals'
import { Renderer } from './renderer'
import { ImageError, keyOf, MEDIA_TYPES, type ImageRequest } from './request'

export interface ImageServiceOptions {
  /** DATA_DIR: pictures are read from `pictures/`, results are cached in `images/`. */
  dataDir: string
  /** The storage that instances share: pictures are then fetched from it, and kept in `images/originals/`. */
  home?: PictureHome | null
  /** Maximum number of bytes of cached results. */
  maxBytes?: number
  /** How many pictures are rendered at the same time; rendering needs only processor time, and a part of it has several threads. */
  maxRenders?: number
  /** Maximum number of waiting requests, in total and for one client; more are refused. */
  maxWaiting?: number
  maxWaitingEach?: number
  /** Renders a picture; `pictures` is the folder of imported ones. */
  render: (request: ImageRequest, pictures: string) => Promise<Buffer>
}

export interface ServedImage {
  bytes: Buffer
  type: string
  etag: string
  /** Whether the result was cached already. */
  hit: boolean
}

export class ImageService {
  readonly #cache: DiskCache
  readonly #originals: Originals
  readonly #maxRenders: number
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #render: ImageServiceOptions['render']
  readonly #queue: FairQueue<{ resolve: () => void; refuse: () => void }>
  #active = 0

  constructor({
    dataDir,
    home = null,
    maxBytes = 512 * 1024 * 1024,
    maxRenders = 2,
    maxWaiting = 300,
    maxWaitingEach = 100,
    render,
  }: ImageServiceOptions) {
    this.#cache = new DiskCache(join(dataDir, 'images'), maxBytes)
    this.#originals = new Originals(join(dataDir, home ? 'images/originals' : 'pictures'), home, maxBytes)
    this.#maxRenders = maxRenders
    this.#queue = new FairQueue({ each: maxWaitingEach, all: maxWaiting })
    this.#render = render
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#queue.size
  }

  /** The cache key of a request, without quotes, for `If-None-Match`. Throws ImageError 404. */
  async keyFor(request: ImageRequest): Promise<string> {
    return keyOf(request, await this.#originals.versionOf(request.source))
  }

  /**
   * Returns a picture, from the disk or newly rendered. Concurrent requests for the same picture share one rendering, and clients are
   * served in turn (`client` is any text that identifies one). Throws ImageError.
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
    const known = await this.#originals.rendered(file)
    const bytes = known ?? (await this.#renderInTurn(request, client))
    await this.#cache.put(file, bytes)
    if (!known) this.#originals.share(file, bytes, MEDIA_TYPES[request.format])
    return bytes
  }

  async #renderInTurn(request: ImageRequest, client: string): Promise<Buffer> {
    await this.#enter(client)
    try {
      await this.#originals.fetch(request.source)
      return await this.#render(request, this.#originals.folder)
    } finally {
      this.#leave()
    }
  }

  #enter(client: string): Promise<void> {
    if (this.#active < this.#maxRenders) {
      this.#active += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting = { resolve, refuse: () => reject(new ImageError(503, 'The image service is busy.')) }
      this.#queue.push(client, waiting)?.refuse()
    })
  }

  #leave(): void {
    const next = this.#queue.shift()
    if (next) next.resolve()
    else this.#active -= 1
  }
}

/**
 * The one service of this process. A module that is bundled twice must not double the number of concurrent renderings. `script` is the file
 * that the rendering process runs, `home` the storage that instances share.
 */
export function imageService(dataDir: string, script: string, home: () => PictureHome | null): ImageService {
  return moduleState('imageService', () => {
    const renderer = new Renderer(script)
    return new ImageService({
      dataDir,
      home: home(),
      render: (request, pictures) => renderer.render(request, pictures),
    })
  })
}
