/** Calls of the back office in the name of people, for tests. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'

import { customers } from '@/lib/backend/domain/schema'
import { db } from '@/lib/backend/platform/database/pool'
import type { OFFICE_ROLES } from '@/lib/contract/access/permissions'

import { apiFetch } from './api'
import { PASSWORD } from './seed'

const cookies: Record<string, string> = {}

/** Logs a person in under a name. */
export async function enterOffice(who: string, email: string): Promise<void> {
  const response = await apiFetch('/api/office/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  cookies[who] =
    response.headers
      .getSetCookie()
      .find((text) => text.includes('so.office='))
      ?.split(';')[0] ?? ''
}

/** The Cookie header of who is logged in under a name. */
export const cookieOf = (who: string): string => cookies[who] ?? ''

/** Logs in somebody with this role alone, under its name. */
export async function enterAs(role: (typeof OFFICE_ROLES)[number]): Promise<void> {
  await db()
    .update(customers)
    .set({ officeRoles: [role] })
    .where(eq(customers.email, 'plain@example.com'))
  await enterOffice(role, 'plain@example.com')
}

export interface Answered<T> {
  readonly status: number
  readonly body: T & { readonly error?: { readonly code?: string; readonly details?: Record<string, unknown> } }
}

/** A call in a person's name; with a body it is a POST. `headers`: more of them. */
export async function ask<T = Record<string, unknown>>(
  who: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<T>> {
  const response = await apiFetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      ...headers,
      cookie: [cookies[who], headers['cookie']].filter(Boolean).join('; '),
    },
  })
  return { status: response.status, body: (await response.json()) as Answered<T>['body'] }
}
