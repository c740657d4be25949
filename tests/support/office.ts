/** People of the back office in tests of its calls. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { customers } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import type { OfficeRole } from '@/lib/contract/access/permissions'

import { apiFetch } from './api'
import { PASSWORD } from './seed'

const cookies: Record<string, string> = {}

/** Logs somebody in under a name for `send`. */
export async function enter(who: string, email: string): Promise<void> {
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie().find((text) => text.includes('so.office='))
  cookies[who] = cookie?.split(';')[0] ?? ''
}

/** Logs the plain customer in with a role of the back office, under the role's name. */
export async function enterAs(role: OfficeRole): Promise<void> {
  await db()
    .update(customers)
    .set({ officeRoles: [role] })
    .where(eq(customers.email, 'plain@example.com'))
  await enter(role, 'plain@example.com')
}

interface Answered {
  readonly status: number
  readonly body: Record<string, unknown> & {
    error?: { code?: string; field?: string; message?: string; details?: { reason?: string } }
  }
}

async function answered(response: Response): Promise<Answered> {
  return { status: response.status, body: (await response.json()) as Answered['body'] }
}

/** A call with JSON; without a body it is read. */
export async function send(
  who: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return answered(
    await apiFetch(path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', cookie: cookies[who] ?? '', ...headers },
    }),
  )
}

/** A call whose body is a file. */
export async function sendFile(
  who: string,
  path: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answered> {
  return answered(
    await apiFetch(path, {
      method: 'POST',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'image/jpeg', cookie: cookies[who] ?? '', ...headers },
    }),
  )
}
