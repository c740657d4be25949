/**
 * Spans of what a request causes: calls, queries, payment providers, mails. Without a tracer (OTEL_EXPORTER_OTLP_ENDPOINT) each function runs
 * its work and does nothing else. The tracer is loaded by the front door's process (otel.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { moduleState, published } from '@/lib/process/state.mjs'
import type { Attributes, Span, SpanKind } from '@/lib/process/tracer'

interface Scope {
  readonly span: Span | undefined
  readonly requestId: string | undefined
}

/** Once in a process, because the front door and the bundled app are copies of this module. */
const scopes = moduleState('requestScopes', () => new AsyncLocalStorage<Scope>())

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The id of the request and of the trace in which this code runs, for the log. */
export function currentIds(): { requestId?: string; traceId?: string } {
  const scope = scopes.getStore()
  return {
    ...(scope?.requestId !== undefined && { requestId: scope.requestId }),
    ...(scope?.span && { traceId: scope.span.traceparent.slice(3, 35) }),
  }
}

/** The trace context of this code, to be stored with what is done later; null without a trace. */
export const currentTrace = (): string | null => scopes.getStore()?.span?.traceparent ?? null

/** The header that carries the trace to another server; nothing without a trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTrace()
  return traceparent === null ? {} : { traceparent }
}

async function within<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await scopes.run({ span, requestId: scopes.getStore()?.requestId }, work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** Runs `work` as a part of the current trace; without one, just runs it. */
export function traced<T>(
  name: string,
  work: () => Promise<T>,
  kind: SpanKind = 'internal',
  attributes?: Attributes,
): Promise<T> {
  const tracer = published('tracer')
  const parent = tracer && scopes.getStore()?.span
  return parent ? within(tracer.start(name, kind, parent.traceparent, attributes), work) : work()
}

/**
 * Runs `work` in the trace of what caused it earlier (a row of the outbox, a payment); without a stored trace in the current one, or in a new
 * one.
 */
export function tracedAfter<T>(cause: string | null, name: string, work: () => Promise<T>): Promise<T> {
  const tracer = published('tracer')
  if (!tracer) return work()
  return within(tracer.start(name, 'consumer', cause ?? currentTrace()), work)
}

/** Begins the span of a request; `header`: its traceparent, as the client sent it. Undefined without a tracer. */
export function beginRequest(
  name: string,
  header: string | string[] | undefined,
  attributes: Attributes,
): Span | undefined {
  const parent = typeof header === 'string' && TRACEPARENT.test(header) ? header : null
  return published('tracer')?.start(name, 'server', parent, attributes)
}

/** Runs the work of a request, so that all of it knows the request's id and span. */
export function inRequest<T>(requestId: string, span: Span | undefined, work: () => T): T {
  return scopes.run({ requestId, span }, work)
}
