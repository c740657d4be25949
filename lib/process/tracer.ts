/** What the tracer and the error reporter of this process are, where there are any (lib/telemetry). */

export type Attributes = Readonly<Record<string, string | number | boolean>>
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** A span that has begun. */
export interface Span {
  /** W3C trace context: version, trace, span and flags. */
  readonly traceparent: string
  /** `error`: why it failed. */
  end(error?: unknown): void
}

export interface Tracer {
  /** `parent`: a traceparent; null begins a new trace. */
  start(name: string, kind: SpanKind, parent: string | null, attributes?: Attributes): Span
}

/** Gets the line of the log, which contains nothing personal. */
export type ErrorReporter = (line: string) => void
