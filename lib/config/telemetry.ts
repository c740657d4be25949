/** Where traces and errors are sent, besides the log. */
import { ConfigError } from './config-error'
import { matching, optional, text, type Env } from './readers'

export interface TelemetryConfig {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: a collector that takes OTLP over HTTP; null: no traces. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string; readonly ratio: number } | null
  /** ERROR_REPORT_URL: gets each error of the log; null: only the log does. */
  readonly errorReportUrl: string | null
}

const ADDRESS = /^https?:\/\/[^\s?#]+$/

/** OTEL_TRACES_SAMPLER_ARG: the share of traces that are sent. */
function readRatio(env: Env): number {
  const value = optional(env, 'OTEL_TRACES_SAMPLER_ARG')
  const ratio = value === null ? 0.1 : Number(value)
  if (!(ratio >= 0 && ratio <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', `must be a number from 0 to 1, not "${value}".`)
  return ratio
}

export function readTelemetry(env: Env): TelemetryConfig {
  const endpoint = matching(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ADDRESS, 'http://collector:4318')
  return {
    traces:
      endpoint === null
        ? null
        : { endpoint, serviceName: text(env, 'OTEL_SERVICE_NAME', 'shop'), ratio: readRatio(env) },
    errorReportUrl: matching(env, 'ERROR_REPORT_URL', /^https?:\/\/[^\s#]+$/, 'a web address'),
  }
}
