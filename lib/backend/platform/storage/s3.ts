/**
 * Files in an S3-compatible service. Every request is signed (Signature Version 4) with the hash of its content, has a time limit, and is
 * repeated when the service is busy or the connection breaks. Large files are written in parts, and a read that breaks goes on where it was.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

import type { S3Service } from '@/lib/config/storage'

import { checkKey, StorageProblem } from './problem'
import type { ReadObject, Storage, StoredObject } from './types'

/** A file up to this size is written by one request; the parts of a larger one have it. 10,000 parts are 160 GB. */
const PART_BYTES = 16 * 1024 * 1024
const ATTEMPTS = 4
const PAUSE_MS = 200
/** An answer must begin within this time, and no piece of it may take longer. */
const LIMIT_MS = 20_000

interface Ask {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}
interface Answer {
  readonly response: Response
  /** Starts the time limit anew. */
  readonly goOn: () => void
  readonly end: () => void
}

const isBusy = (status: number) => status === 429 || status === 408 || status >= 500
const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
const tagsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value)

/** Content in parts of PART_BYTES; the last one is shorter, and alone it may be empty. */
async function* partsOf(content: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    waiting.push(piece)
    bytes += piece.byteLength
    while (bytes >= PART_BYTES) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART_BYTES)
      waiting = [all.subarray(PART_BYTES)]
      bytes -= PART_BYTES
    }
  }
  yield Buffer.concat(waiting)
}

export class S3Storage implements Storage {
  readonly place: string
  readonly #client: AwsClient
  readonly #pauseMs: number

  /** `pauseMs`: before the first repetition; each further one waits twice as long. */
  constructor(
    private readonly service: S3Service,
    pauseMs = PAUSE_MS,
  ) {
    const { endpoint, bucket, prefix, accessKeyId, secretAccessKey, region } = service
    this.place = `${endpoint}/${bucket}/${prefix}`
    this.#pauseMs = pauseMs
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  }

  /** One request, signed anew at each attempt because a signature has a date. Throws when no attempt is answered. */
  async #ask(method: string, key: string, { query = {}, headers = {}, body }: Ask = {}): Promise<Answer> {
    const { endpoint, bucket, prefix } = this.service
    const url = new URL(key === '' ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${prefix}${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    let said = ''
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (attempt > 1) await sleep(this.#pauseMs * 2 ** (attempt - 2) * (0.5 + Math.random()))
      const control = new AbortController()
      const limit = setTimeout(() => control.abort(new Error('no answer in time')), LIMIT_MS)
      try {
        const signed = await this.#client.sign(url, {
          method,
          headers: { ...headers, 'x-amz-content-sha256': hash },
          ...(body ? { body } : {}),
        })
        const response = await fetch(signed, { signal: control.signal, redirect: 'error' })
        if (!isBusy(response.status)) return { response, goOn: () => limit.refresh(), end: () => clearTimeout(limit) }
        said = `it answered ${response.status}`
        await response.body?.cancel()
      } catch (error) {
        said = reasonOf(error)
      }
      clearTimeout(limit)
    }
    throw new StorageProblem(`The storage at ${this.place} does not answer: ${said}.`)
  }

  /** The text of a successful answer. Throws StorageProblem with the service's own code for any other. */
  async #text(what: string, asked: Promise<Answer>): Promise<{ text: string; response: Response }> {
    const { response, end } = await asked
    try {
      const text = await response.text()
      // Parts are joined behind an answer that has begun with 200: an error then is in its body.
      if (response.ok && !text.includes('<Error>')) return { text, response }
      throw this.#refusal(what, response.status, text)
    } catch (error) {
      if (error instanceof StorageProblem) throw error
      throw new StorageProblem(`${what} at ${this.place}: ${reasonOf(error)}.`, { cause: error })
    } finally {
      end()
    }
  }

  #refusal(what: string, status: number, text: string): StorageProblem {
    const code = tagsOf(text, 'Code')[0]
    return new StorageProblem(`${what} at ${this.place}: ${code ? `${code} (${status})` : status}.`)
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>, type?: string): Promise<void> {
    checkKey(key)
    const what = `${key} cannot be written`
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    const parts = partsOf(content)
    const first = await parts.next()
    const body = first.value ?? Buffer.alloc(0)
    if (body.byteLength < PART_BYTES) {
      await this.#text(what, this.#ask('PUT', key, { body, headers }))
      return
    }
    const started = await this.#text(what, this.#ask('POST', key, { query: { uploads: '' }, headers }))
    const uploadId = tagsOf(started.text, 'UploadId')[0] ?? ''
    try {
      await this.#putParts(key, uploadId, body, parts)
    } catch (error) {
      // Parts that nobody joins are paid for until they are deleted.
      await this.#text(what, this.#ask('DELETE', key, { query: { uploadId } })).catch(() => undefined)
      throw error
    }
  }

  async #putParts(
    key: string,
    uploadId: string,
    first: Uint8Array<ArrayBuffer>,
    others: AsyncIterable<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    const what = `${key} cannot be written`
    const tags: string[] = []
    const send = async (body: Uint8Array<ArrayBuffer>) => {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const { response } = await this.#text(what, this.#ask('PUT', key, { query, body }))
      tags.push(response.headers.get('etag') ?? '')
    }
    await send(first)
    for await (const body of others) if (body.byteLength > 0) await send(body)
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
    await this.#text(what, this.#ask('POST', key, { query: { uploadId }, body }))
  }

  async read(key: string): Promise<ReadObject | null> {
    checkKey(key)
    const answer = await this.#ask('GET', key)
    const { response, end } = answer
    if (!response.ok) {
      const text = await response.text().catch(() => '')
      end()
      if (response.status === 404 && !text.includes('NoSuchBucket')) return null
      throw this.#refusal(`${key} cannot be read`, response.status, text)
    }
    return {
      bytes: Number(response.headers.get('content-length')),
      changed: new Date(response.headers.get('last-modified') ?? 0),
      body: Readable.from(this.#pieces(key, answer), { objectMode: false }),
    }
  }

  async *#pieces(key: string, first: Answer): AsyncGenerator<Uint8Array> {
    const bytes = Number(first.response.headers.get('content-length'))
    const tag = first.response.headers.get('etag') ?? ''
    let at = 0
    for (let answer = first, breaks = 0; ; ) {
      let said = 'it ended early'
      try {
        for await (const piece of answer.response.body ?? []) {
          answer.goOn()
          at += piece.byteLength
          yield piece
        }
      } catch (error) {
        said = reasonOf(error)
      } finally {
        answer.end()
      }
      if (at === bytes) return
      breaks += 1
      const problem = new StorageProblem(`${key} did not arrive whole from ${this.place}: ${said}.`)
      if (at > bytes || breaks >= ATTEMPTS) throw problem
      answer = await this.#ask('GET', key, { headers: { range: `bytes=${at}-`, 'if-match': tag } })
      if (answer.response.status !== 206) {
        answer.end()
        throw problem
      }
    }
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    const start = this.service.prefix
    for (let token = ''; ; ) {
      const query = { 'list-type': '2', prefix: start + prefix, ...(token ? { 'continuation-token': token } : {}) }
      const { text } = await this.#text('The files cannot be listed', this.#ask('GET', '', { query }))
      const sizes = tagsOf(text, 'Size')
      for (const [index, key] of tagsOf(text, 'Key').entries())
        yield { key: key.slice(start.length), bytes: Number(sizes[index]) }
      token = tagsOf(text, 'NextContinuationToken')[0] ?? ''
      if (token === '') return
    }
  }

  async remove(key: string): Promise<void> {
    checkKey(key)
    await this.#text(`${key} cannot be deleted`, this.#ask('DELETE', key))
  }
}
