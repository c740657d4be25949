/** A small S3 service in memory. It checks every signature (Signature Version 4) and the hash of every content, and can be made to fail. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import type { S3Service } from '@/lib/config/storage'

interface Stored {
  bytes: Buffer
  type: string | undefined
  changed: Date
}
export interface Keys {
  accessKeyId: string
  secretAccessKey: string
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The signature that AWS documents for a request with these headers. */
export function signatureOf(
  method: string,
  url: URL,
  headers: Readonly<Record<string, string | undefined>>,
  authorization: string,
  secret: string,
): string {
  const [, scope = ''] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? []
  const [, signed = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? []
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const named = signed.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
  const path = url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/')
  const request = [method, path, query, named.join(''), signed, headers['x-amz-content-sha256'] ?? ''].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(request)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

export class S3Server {
  readonly files = new Map<string, Stored>()
  /** Method and path of every request that was let in. */
  readonly requests: string[] = []
  /** What happens to the next requests, one each: a status, `reset` or `cut` after half of the body. */
  faults: (number | 'cut' | 'reset')[] = []
  readonly #uploads = new Map<string, Map<number, Buffer>>()
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  readonly keys: Keys = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret/of+the test' }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  service(prefix = ''): S3Service {
    return { endpoint: this.endpoint, region: 'eu-north-1', bucket: 'files', prefix, ...this.keys }
  }

  /** Settings of a shop that uses this server. */
  get environment(): Record<string, string> {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_REGION: 'eu-north-1',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: this.keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.keys.secretAccessKey,
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    const url = new URL(request.url ?? '/', this.endpoint)
    const fault = this.faults.shift()
    if (fault === 'reset') return void request.socket.destroy()
    if (typeof fault === 'number') return void response.writeHead(fault).end('<Error><Code>SlowDown</Code></Error>')
    const refusal = this.#refusal(request, url, body)
    if (refusal) return void response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
    this.requests.push(`${request.method} ${url.pathname}${url.search}`)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    if (bucket !== 'files') return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    const key = rest.join('/')
    if (request.method === 'GET' && key === '') this.#list(url, response)
    else if (request.method === 'GET') this.#get(key, request, response, fault === 'cut')
    else if (request.method === 'PUT') this.#put(key, url, request.headers['content-type'], body, response)
    else if (request.method === 'POST') this.#post(key, url, body, response)
    else {
      this.#uploads.delete(url.searchParams.get('uploadId') ?? '')
      if (!url.searchParams.has('uploadId')) this.files.delete(key)
      response.writeHead(204).end()
    }
  }

  #refusal(request: IncomingMessage, url: URL, body: Buffer): string | null {
    const { authorization = '' } = request.headers
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    if (!authorization.includes(`Credential=${this.keys.accessKeyId}/`)) return 'InvalidAccessKeyId'
    if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
    const signature = signatureOf(request.method ?? '', url, headers, authorization, this.keys.secretAccessKey)
    return authorization.endsWith(`Signature=${signature}`) ? null : 'SignatureDoesNotMatch'
  }

  #list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, 3)
    const rows = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${this.files.get(key)?.bytes.length}</Size></Contents>`,
    )
    const next = keys.length > 3 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.end(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`)
  }

  #get(key: string, request: IncomingMessage, response: ServerResponse, isCut: boolean): void {
    const file = this.files.get(key)
    if (!file) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const bytes = file.bytes.subarray(from)
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-length': bytes.length,
      'last-modified': file.changed.toUTCString(),
      etag: tagOf(file.bytes),
    })
    if (!isCut) return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length >> 1), () => setTimeout(() => request.socket.destroy(), 50))
  }

  #put(key: string, url: URL, type: string | undefined, bytes: Buffer, response: ServerResponse): void {
    const parts = this.#uploads.get(url.searchParams.get('uploadId') ?? '')
    if (parts) parts.set(Number(url.searchParams.get('partNumber')), bytes)
    else this.files.set(key, { bytes, type, changed: new Date() })
    response.writeHead(200, { etag: tagOf(bytes) }).end()
  }

  #post(key: string, url: URL, body: Buffer, response: ServerResponse): void {
    if (url.searchParams.has('uploads')) {
      const id = `upload-${this.#uploads.size + 1}`
      this.#uploads.set(id, new Map())
      return void response.end(`<Result><UploadId>${id}</UploadId></Result>`)
    }
    const parts = this.#uploads.get(url.searchParams.get('uploadId') ?? '') ?? new Map<number, Buffer>()
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)/g)]
    if (wanted.some(([, number, tag]) => tagOf(parts.get(Number(number)) ?? Buffer.alloc(0)) !== tag))
      return void response.end('<Error><Code>InvalidPart</Code></Error>')
    const bytes = Buffer.concat(wanted.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0)))
    this.files.set(key, { bytes, type: undefined, changed: new Date() })
    response.end('<Result/>')
  }
}
