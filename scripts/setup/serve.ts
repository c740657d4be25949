/**
 * The server of `npm run setup -- --browser`. It listens on the loopback interface only, and answers only who has the key in the address:
 * other accounts and pages in the same browser can reach the port, but do not know it.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Answers } from '@/lib/backend/flows/setup/answers'
import { answerOf } from '@/lib/backend/flows/setup/environment'
import { donePage, type Opened } from '@/lib/backend/flows/setup/form/done-page'
import {
  ACTION_CONTROL,
  formPage,
  type FormView,
  LANGUAGE_CONTROL,
  SWITCH_CONTROL,
  TRY_MAIL,
} from '@/lib/backend/flows/setup/form/page'
import { fill, type Filled, judge, mailAddressOf } from '@/lib/backend/flows/setup/form/read-form'
import { CONTENT_SECURITY_POLICY } from '@/lib/backend/flows/setup/form/style'
import { reasonOf } from '@/lib/backend/platform/log'
import { sameText } from '@/lib/backend/platform/security/secret'
import { ConfigError } from '@/lib/config/env'
import { detectLanguage } from '@/lib/market/detect'
import { isLanguage, type Language } from '@/lib/market/languages'
import { translatorFor } from '@/lib/messages/all'

import { StartProblem } from '../lib/progress'

const HOST = '127.0.0.1'
const LIFE_MS = 60 * 60_000
const RETRY_MS = 1_000
const MAX_BODY = 128 * 1024
const KEY_BYTES = 32

interface SetupServer {
  readonly port: number
  /** What the form begins with. */
  readonly present: Filled
  open(answers: Answers): Promise<Opened>
  /** Why a mail server takes no mail; null when it does. */
  mailProblem(smtpUrl: string): Promise<string | null>
  readonly lifeMs?: number
}

type End = 'opened' | 'timed_out' | 'stopped'

interface Serving {
  /** With the key: whoever has it can set up the shop. */
  readonly address: string
  /** Resolves when the server has ended. */
  readonly ended: Promise<End>
  stop(): void
}

interface Reply {
  readonly status: number
  readonly body: string
  readonly isPage?: true
  /** The shop is open, and nothing is left to do. */
  readonly isLast?: true
}

const refusal = (status: number, body: string): Reply => ({ status, body: `${body}\n` })
const pageOf = (view: FormView, status = 200): Reply => ({ status, body: formPage(view), isPage: true })

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Not no-referrer: then browsers send "Origin: null" with the form, and it could not be told from the form of another site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

function send(response: ServerResponse, { status, body, isPage }: Reply): void {
  response.writeHead(status, {
    ...HEADERS,
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    connection: 'close',
  })
  response.end(body)
}

/** The body, or null when it is too long. It is read to its end: a connection that is closed before it would lose the answer. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= MAX_BODY) parts.push(part)
  }
  return length <= MAX_BODY ? Buffer.concat(parts).toString('utf8') : null
}

/** Why a form was not sent by the setup's own page; null when it was. */
function foreignForm({ headers }: IncomingMessage): Reply | null {
  if (headers.origin !== `http://${headers.host}`) return refusal(403, 'The form comes from another site.')
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/x-www-form-urlencoded')
    return refusal(415, 'Only the form of this page is taken.')
  return null
}

class Setup {
  #filled: Filled
  #isRunning = false

  get isRunning(): boolean {
    return this.#isRunning
  }

  constructor(private readonly work: SetupServer) {
    this.#filled = work.present
  }

  show(language: Language): Reply {
    const usual = {
      'administrator.language': language,
      'warehouse.name': translatorFor(language)('setup.section_warehouse'),
    }
    const { shown, secrets } = this.#filled
    return pageOf({ language, filled: { shown: { ...usual, ...shown }, secrets } })
  }

  /** Secrets that were typed stay here, since the page does not have them. */
  async take(form: URLSearchParams): Promise<Reply> {
    const wanted = form.get(SWITCH_CONTROL) ?? form.get(LANGUAGE_CONTROL)
    const language = isLanguage(wanted) ? wanted : 'en'
    const filled = fill(form, this.#filled.secrets)
    this.#filled = filled
    if (form.has(SWITCH_CONTROL)) return pageOf({ language, filled })
    if (form.get(ACTION_CONTROL) === TRY_MAIL) return this.#tryMail(language, filled)
    const judged = judge(filled)
    return 'faults' in judged
      ? pageOf({ language, filled, faults: judged.faults }, 422)
      : this.#open(language, filled, judged.answers)
  }

  async #tryMail(language: Language, filled: Filled): Promise<Reply> {
    const address = mailAddressOf(filled)
    if (address === null) return pageOf({ language, filled, notice: { at: 'mail', id: 'setup.mail_none' } })
    const problem = await this.work.mailProblem(address)
    const said = problem === null ? { id: 'setup.mail_works' } : { id: 'setup.mail_fails', detail: problem }
    return pageOf({ language, filled, notice: { at: 'mail', ...said } })
  }

  async #open(language: Language, filled: Filled, answers: Answers): Promise<Reply> {
    if (this.#isRunning) return pageOf({ language, filled, notice: { id: 'setup.ask_running' } }, 409)
    this.#isRunning = true
    try {
      return { status: 200, body: donePage(language, await this.work.open(answers)), isPage: true, isLast: true }
    } catch (error) {
      const at = error instanceof ConfigError ? answerOf(error.variable) : null
      const notice = { id: 'setup.ask_failed', detail: reasonOf(error) }
      return pageOf({ language, filled, notice, faults: at === null ? [] : [{ at, fault: 'other' }] }, 422)
    } finally {
      this.#isRunning = false
    }
  }
}

async function replyTo(
  request: IncomingMessage,
  setup: Setup,
  { key, port }: { key: string; port: number },
): Promise<Reply> {
  // A site whose name was made to lead to this computer sends its own name here.
  if (request.headers.host !== `${HOST}:${port}` && request.headers.host !== `localhost:${port}`)
    return refusal(421, 'This address is not answered.')
  if (!sameText(request.url ?? '', `/${key}/`)) return refusal(404, 'Not found.')
  if (request.method === 'GET')
    return setup.show(detectLanguage({ acceptLanguage: request.headers['accept-language'] ?? null, domain: 'en' }))
  if (request.method !== 'POST') return refusal(405, 'Only GET and POST are answered.')
  const foreign = foreignForm(request)
  if (foreign) return foreign
  const body = await bodyOf(request)
  return body === null ? refusal(413, 'The form is too long.') : setup.take(new URLSearchParams(body))
}

/** Starts the server. It ends when the shop is open, after an hour, or with `stop`. */
export async function serveSetup(work: SetupServer): Promise<Serving> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const setup = new Setup(work)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartProblem(
          `The setup cannot listen on port ${work.port} (${error.code ?? error.message}); choose one with --port.`,
        ),
      ),
    )
    server.listen(work.port, HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  let how: End = 'stopped'
  const ended = new Promise<End>((resolve) => server.once('close', () => resolve(how)))
  const end = (by: End) => {
    how = by
    clearTimeout(timer)
    server.close()
    server.closeAllConnections()
  }
  // A setup that has begun is let come to its end.
  const expire = () => {
    if (!setup.isRunning) return end('timed_out')
    timer = setTimeout(expire, RETRY_MS)
  }
  let timer = setTimeout(expire, work.lifeMs ?? LIFE_MS)
  server.on('request', (request, response) => {
    void replyTo(request, setup, { key, port })
      .catch((error: unknown): Reply => refusal(500, reasonOf(error)))
      .then((reply) => {
        // Whoever has closed the page meanwhile finds the link on the terminal.
        if (reply.isLast && response.destroyed) return end('opened')
        if (reply.isLast) response.once('close', () => end('opened'))
        send(response, reply)
      })
  })
  return { address: `http://${HOST}:${port}/${key}/`, ended, stop: () => end('stopped') }
}
