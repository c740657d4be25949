/** A mail server on this computer that keeps what it takes, and refuses what a test tells it to. */
import { createServer, type AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Taken {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came. */
  readonly raw: string
  readonly mail: ParsedMail
  /** Whether the connection was encrypted. */
  readonly secure: boolean
  readonly user: string | null
}

/** A reply of a mail server, such as 550 5.1.1. */
export class Reply extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

export interface TestSmtp {
  readonly port: number
  readonly taken: Taken[]
  /** How often somebody connected. */
  connections(): number
  /** What the server says to a recipient, or to a message; null: it takes it. */
  answers: { recipient: (address: string) => Reply | null; message: () => Reply | null }
  stop(): Promise<void>
}

/** Starts a server on a free port, with STARTTLS and a certificate that nobody trusts when `tls` is set. Other options are those of smtp-server. */
export async function startSmtp(
  { tls = false, ...options }: SMTPServerOptions & { tls?: boolean } = {},
  port = 0,
): Promise<TestSmtp> {
  const taken: Taken[] = []
  const answers: TestSmtp['answers'] = { recipient: () => null, message: () => null }
  let connections = 0
  const server = new SMTPServer({
    authOptional: options.onAuth === undefined,
    disabledCommands: tls ? [] : ['STARTTLS'],
    allowInsecureAuth: !tls,
    logger: false,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => done(answers.recipient(address)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const reply = answers.message()
        if (reply) return done(reply)
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        void simpleParser(raw).then((mail) => {
          taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw,
            mail,
            secure: session.secure,
            user: session.user ?? null,
          })
          done()
        }, done)
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    answers,
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A port on which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
