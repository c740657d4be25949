/** The tracer by OpenTelemetry's library, which sends finished spans in batches over OTLP/HTTP. Loaded only where it is configured. */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span as OtelSpan } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { publish } from '@/lib/process/state.mjs'
import type { Span, Tracer } from '@/lib/process/tracer'

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const

/** drizzle writes a query's parameters behind this word; they may be personal. */
const messageOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\nparams:', 1)[0] ?? ''

class TracedSpan implements Span {
  readonly traceparent: string

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext()
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
  }

  end(error?: unknown): void {
    if (error !== undefined)
      this.span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(error).slice(0, 300) })
    this.span.end()
  }
}

/** The context of a traceparent. */
function contextOf(parent: string | null, isRemote: boolean): Context {
  if (parent === null) return ROOT_CONTEXT
  const [, traceId = '', spanId = '', flags = '00'] = parent.split('-')
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote })
}

export interface TracingConfig {
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces. */
  readonly endpoint: string
  readonly serviceName: string
  /** Share of traces that are sent, from 0 to 1. */
  readonly ratio: number
}

/** Publishes the tracer; returns the function that sends what is left and ends it. */
export function startTracing({ endpoint, serviceName, ratio }: TracingConfig): () => Promise<void> {
  const byRatio = new TraceIdRatioBasedSampler(ratio)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    // A client's own decision does not count, or strangers could have everything recorded. The same share of the same traces is chosen by every
    // server with this ratio.
    sampler: new ParentBasedSampler({
      root: byRatio,
      remoteParentSampled: byRatio,
      remoteParentNotSampled: byRatio,
      localParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }), {
        scheduledDelayMillis: 2_000,
      }),
    ],
  })
  const own = provider.getTracer('shop')
  const tracer: Tracer = {
    start: (name, kind, parent, attributes) =>
      new TracedSpan(
        own.startSpan(
          name,
          { kind: KINDS[kind], ...(attributes && { attributes }) },
          contextOf(parent, kind === 'server'),
        ),
      ),
  }
  publish('tracer', tracer)
  return async () => {
    publish('tracer', undefined)
    await provider.shutdown().catch(() => undefined)
  }
}
