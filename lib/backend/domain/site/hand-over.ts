/**
 * What a browser takes along from one domain of the shop to another, when each language has its own: cart, codes, what was typed at the
 * checkout, consent, and market. It travels sealed in the fragment of the address, which no server and no log sees; nothing of it is stored.
 * Only the browser that has asked for it can open it (the same address and the same kind of browser), once, within a minute: a link that
 * somebody else has made fills no cart and gives no consent.
 */
import { randomUUID } from 'node:crypto'

import { countAttempt, takeClientAttempt } from '@/lib/backend/platform/security/rate-limit'
import { seal, unseal } from '@/lib/backend/platform/security/sealed'
import { sha256 } from '@/lib/backend/platform/security/secret'
import type { Answer, Body } from '@/lib/contract/calls'
import { ApiError } from '@/lib/contract/errors'

const PURPOSE = 'hand-over'
const VALID_MS = 60_000
const CLIENTS = { perClient: 60, ofAll: 2_000, windowSeconds: 600 }

interface Client {
  readonly ip: string | null
  readonly agent: string | null
}

interface Sealed {
  readonly id: string
  readonly until: number
  readonly client: string
  readonly luggage: Body<'handOver'>
}

const clientOf = ({ ip, agent }: Client) => sha256(`${ip ?? ''}\n${agent ?? ''}`)

/** POST /api/hand-over/. Throws TOO_MANY_REQUESTS. */
export async function handOver(luggage: Body<'handOver'>, client: Client): Promise<Answer<'handOver'>> {
  await takeClientAttempt(PURPOSE, client.ip, CLIENTS)
  const sealed: Sealed = { id: randomUUID(), until: Date.now() + VALID_MS, client: clientOf(client), luggage }
  return { token: seal(PURPOSE, JSON.stringify(sealed)) }
}

/** POST /api/hand-over/take/. Throws NOT_FOUND for everything that this browser cannot open (any more), TOO_MANY_REQUESTS. */
export async function takeHandOver(token: string, client: Client): Promise<Answer<'takeHandOver'>> {
  await takeClientAttempt(PURPOSE, client.ip, CLIENTS)
  const text = unseal(PURPOSE, token)
  const sealed = text === null ? null : (JSON.parse(text) as Sealed)
  const isOpen =
    sealed !== null &&
    sealed.until > Date.now() &&
    sealed.client === clientOf(client) &&
    (await countAttempt(`${PURPOSE}:${sealed.id}`, { limit: 1, windowSeconds: 86_400 })).allowed
  if (!isOpen) throw new ApiError('NOT_FOUND', 'There is nothing to take over.')
  return sealed.luggage
}
