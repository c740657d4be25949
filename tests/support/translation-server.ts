/** A small server that stands in for a translation service: DeepL's or LibreTranslate's API, whichever is asked. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Asked {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

interface Refusal {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Marks each text with the language that it would be in, and leaves its tags as they are. */
const translated = (text: string, to: string) => text.replace(/(^|>)([^<]+)/g, `$1[${to.slice(0, 2).toLowerCase()}] $2`)

export class TranslationServer {
  readonly asked: Asked[] = []
  /** Answers before the translations, the first one first. */
  readonly refusals: (Refusal | 'silence')[] = []
  /** Runs before an answer. */
  before: (asked: Asked) => Promise<void> | void = () => undefined
  #server: Server | undefined

  get url(): string {
    return `http://127.0.0.1:${(this.#server?.address() as AddressInfo).port}`
  }

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then((answer) => {
        if (answer === 'silence') return
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        response.end(JSON.stringify(answer.body ?? {}))
      })
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  reset(): void {
    this.asked.length = 0
    this.refusals.length = 0
    this.before = () => undefined
  }

  async #answer(request: IncomingMessage): Promise<Refusal | 'silence'> {
    const body = request.method === 'POST' ? ((await json(request)) as Asked['body']) : {}
    const asked = { path: request.url ?? '', authorization: request.headers.authorization, body }
    this.asked.push(asked)
    await this.before(asked)
    const refusal = this.refusals.shift()
    if (refusal) return refusal
    if (asked.path === '/v2/usage') return { status: 200, body: { character_count: 1, character_limit: 500_000 } }
    if (asked.path === '/languages') return { status: 200, body: [{ code: 'en', name: 'English', targets: ['de'] }] }
    if (asked.path === '/v2/translate')
      return {
        status: 200,
        body: {
          translations: (body['text'] as string[]).map((text) => ({
            detected_source_language: body['source_lang'],
            text: translated(text, String(body['target_lang'])),
          })),
        },
      }
    if (asked.path === '/translate')
      return {
        status: 200,
        body: { translatedText: (body['q'] as string[]).map((text) => translated(text, String(body['target']))) },
      }
    return { status: 404 }
  }
}
