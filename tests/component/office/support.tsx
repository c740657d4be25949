import { render, type RenderResult } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { createIntl } from 'react-intl'
import { vi } from 'vitest'

import { OfficeIntl } from '@/components/office/office-intl'
import type { OfficeChange, OfficeEntity, OfficeField } from '@/lib/contract/schemas/office'
import { officeMessages } from '@/lib/office/messages'

const messages = officeMessages('en')
/** What pages read their texts from. */
export const INTL = createIntl({ locale: 'en-US', messages })

/** Where the parts under test were sent. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }
const ROUTER = { ...router, back: vi.fn(), forward: vi.fn(), prefetch: vi.fn() } as unknown as AppRouterInstance

/** With the English texts of the back office, at an address. */
export const framed = (inside: ReactNode, path = '/hallinta/') => (
  <AppRouterContext value={ROUTER}>
    <PathnameContext value={path}>
      <OfficeIntl language="en" messages={messages}>
        {inside}
      </OfficeIntl>
    </PathnameContext>
  </AppRouterContext>
)

export const show = (children: ReactNode, path?: string): RenderResult =>
  render(children, { wrapper: ({ children: inside }) => framed(inside, path) })

type Resolvable = ReactElement<{ children?: ReactNode }>

/** A page with its server components run, also those inside of others: what is left can be rendered in a document. */
export async function resolved(node: ReactNode | Promise<ReactNode>): Promise<ReactNode> {
  const given = await node
  if (Array.isArray(given)) return Promise.all(given.map((part: ReactNode) => resolved(part)))
  if (!isValidElement(given)) return given
  const { type, key, props } = given as Resolvable
  if (typeof type === 'function' && type.constructor.name === 'AsyncFunction') {
    const run = type as (given: unknown) => Promise<ReactNode>
    const inner = await resolved(run(props))
    return isValidElement(inner) ? cloneElement(inner, { key }) : inner
  }
  const { children } = props
  if (children === undefined) return given
  return Array.isArray(children)
    ? cloneElement(given as Resolvable, {}, ...(await Promise.all(children.map((child: ReactNode) => resolved(child)))))
    : cloneElement(given as Resolvable, {}, await resolved(children))
}

/** A refusal of the shop. */
class Refusal {
  constructor(
    readonly status: number,
    readonly error: Readonly<Record<string, unknown>>,
  ) {}
}
export const refused = (status: number, code: string, more: Readonly<Record<string, unknown>> = {}) =>
  new Refusal(status, { code, message: 'no', ...more })

/** What the parts sent to the shop, the oldest first. `body` is undefined for what was only read. */
export const sent: { path: string; body: unknown }[] = []
export const bodies = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body)

const served = new Map<string, unknown>()
/** Answers by the address or the start of it; what has none is refused. */
export function serve(answers: Readonly<Record<string, unknown>>): void {
  for (const [path, answer] of Object.entries(answers)) served.set(path, answer)
}

function answerTo(path: string): unknown {
  const start = [...served.keys()].find((known) => path === known || path.startsWith(`${known}?`))
  return start === undefined ? refused(404, 'NOT_FOUND') : served.get(start)
}

/** Before each test: nothing sent, nothing served, no page asked for. */
export function startOver(): void {
  sent.length = 0
  served.clear()
  for (const call of Object.values(router)) call.mockReset()
  // As in next.config: links end with a slash.
  vi.stubEnv('__NEXT_TRAILING_SLASH', 'true')
  // A system that is light.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ path, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined })
    const answer = answerTo(path)
    return answer instanceof Refusal
      ? new Response(JSON.stringify({ error: answer.error }), { status: answer.status })
      : new Response(JSON.stringify(answer), { status: 200 })
  })
}

export const field = (name: string, kind: OfficeField['kind'], more: Partial<OfficeField> = {}): OfficeField => ({
  name,
  kind,
  isRequired: false,
  isReadOnly: false,
  isGivenOnce: false,
  options: null,
  to: null,
  isSortable: false,
  isFilter: false,
  isListed: true,
  section: 'main',
  ...more,
})

export const entity = (name: string, fields: OfficeField[], more: Partial<OfficeEntity> = {}): OfficeEntity => ({
  name,
  area: 'goods',
  fields,
  columns: fields.map((one) => one.name),
  canSearch: true,
  canCreate: true,
  canChange: true,
  canRemove: true,
  canBulk: true,
  canPrice: false,
  ...more,
})

export const change = (id: number, more: Partial<OfficeChange> = {}): OfficeChange => ({
  id,
  entity: 'brands',
  record: '7',
  title: 'Halti',
  action: 'update',
  changes: { name: ['Halt', 'Halti'] },
  actor: 'Aino Editor',
  reason: null,
  batch: null,
  undoes: null,
  isUndone: false,
  canUndo: true,
  at: '2026-03-04T10:00:00.000Z',
  ...more,
})
