/** Functions that send many orders to the shop at the same moment. */
import { Agent, request as httpRequest } from 'node:http'

import type { Principal } from '@/lib/backend/domain/access/principal'
import { checkoutHandlers } from '@/lib/backend/api/handlers/checkout'
import { issueToken } from '@/lib/backend/domain/customers/tokens'
import { ApiError } from '@/lib/contract/errors'
import type { PlaceOrder } from '@/lib/contract/schemas/checkout'
import { context, guest } from './checkout-shop'

export interface Rush {
  readonly body: PlaceOrder
  readonly who?: Principal
  /** Idempotency-Key */
  readonly key?: string
  /** The client's address, which the front door normally sets. */
  readonly ip?: string
}

export interface Reply {
  readonly status: number
  /** Error code of a refusal. */
  readonly code: string | null
  readonly text: string
  readonly orderNumber: string | null
  readonly ms: number
}

export interface Driver {
  readonly name: string
  rush(requests: readonly Rush[]): Promise<Reply[]>
}

function reply(status: number, text: string, ms: number): Reply {
  const answer = JSON.parse(text) as { order_number?: string; error?: { code: string } }
  return { status, text, ms, code: answer.error?.code ?? null, orderNumber: answer.order_number ?? null }
}

/** A function that places an order like the handler. */
type Place = (request: Rush) => Promise<unknown>

const byHandler: Place = ({ body, who = guest, key, ip }) =>
  checkoutHandlers.placeOrder(
    { params: undefined, query: undefined, body },
    context(who, key === undefined ? {} : { 'idempotency-key': key }, ip ?? null),
  )

/** Calls in this process: first every request is built, then all run. */
export function handlerDriver(place: Place = byHandler, name = 'handler'): Driver {
  return {
    name,
    async rush(requests) {
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      const running = requests.map(async (request) => {
        await gate
        const start = performance.now()
        try {
          return reply(200, JSON.stringify(await place(request)), performance.now() - start)
        } catch (error) {
          if (!(error instanceof ApiError)) console.error(error)
          const refusal = error instanceof ApiError ? error : new ApiError('INTERNAL', String(error))
          return reply(refusal.status, JSON.stringify(refusal.body()), performance.now() - start)
        }
      })
      release()
      return Promise.all(running)
    },
  }
}

/** Over HTTP: every request is sent on a separate connection except for its last byte; then all last bytes are sent together. */
export function httpDriver(baseUrl: string): Driver {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const tokens = new Map<number, string>()
  const tokenOf = async (who: Principal | undefined) => {
    if (who?.kind !== 'customer') return null
    const token = tokens.get(who.id) ?? (await issueToken(who.id)).token
    tokens.set(who.id, token)
    return token
  }
  return {
    name: baseUrl,
    async rush(requests) {
      const prepared: { send: () => void; answer: Promise<Reply> }[] = []
      for (const { body, who, key, ip } of requests) {
        const token = await tokenOf(who)
        const bytes = Buffer.from(JSON.stringify(body))
        const outgoing = httpRequest(new URL('/api/checkout/order/', baseUrl), {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': bytes.length,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(ip !== undefined && { 'x-client-address': ip }),
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
        })
        let start = 0
        const answer = new Promise<Reply>((resolve, reject) => {
          outgoing.on('error', reject)
          outgoing.on('response', (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('end', () =>
              resolve(
                reply(response.statusCode ?? 0, Buffer.concat(chunks).toString() || '{}', performance.now() - start),
              ),
            )
          })
        })
        outgoing.write(bytes.subarray(0, -1))
        prepared.push({
          answer,
          send: () => {
            start = performance.now()
            outgoing.end(bytes.subarray(-1))
          },
        })
      }
      // Waits until every connection is open and has received its bytes.
      await new Promise((resolve) => setTimeout(resolve, 300))
      for (const { send } of prepared) send()
      return Promise.all(prepared.map(({ answer }) => answer))
    },
  }
}
