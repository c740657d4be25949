/** A receiver of webhooks on this computer that checks each signature as its owner would, and answers what a test tells it to. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Received {
  readonly id: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  readonly message: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** The status of the next answers. */
  status: number
  stop(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const { headers, url: path = '' } = request
      const message = JSON.parse(raw) as Received['message']
      received.push({ id: String(headers['webhook-id']), path, headers, raw, message })
      response.writeHead(receiver.status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    status: 204,
    stop: () => new Promise((done) => void server.close(() => done())),
  }
  return receiver
}

/** Throws unless the message was signed with the secret; the time is checked, too. */
export function verify(secret: string, { raw, headers }: Received): void {
  new Webhook(secret).verify(raw, headers as Record<string, string>)
}
