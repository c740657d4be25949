/** What this process counts and measures, for Prometheus. Every name and label is in this file, and no label has unlimited values. */
import { moduleState } from '@/lib/process/state.mjs'

interface Family {
  readonly help: string
  readonly labels: readonly string[]
}

const COUNTERS = {
  shop_http_requests_total: { help: 'Answers by kind of route and class of status.', labels: ['kind', 'status'] },
  shop_page_cache_total: {
    help: 'Visits of pages by what the page cache had: hit, miss, stale (sent instead of an error), renewal.',
    labels: ['result'],
  },
  shop_db_errors_total: { help: 'Queries that failed.', labels: [] },
  shop_job_runs_total: { help: 'Runs of background jobs.', labels: ['job', 'result'] },
  shop_state_changes_total: {
    help: 'Changes of orders, payments, refunds, returns and transfers, by the state reached.',
    labels: ['machine', 'state'],
  },
  shop_provider_calls_total: { help: 'Requests to payment providers.', labels: ['provider', 'call', 'result'] },
  shop_mails_sent_total: {
    help: 'Mails by what became of them: sent, refused, failed (tried again).',
    labels: ['result'],
  },
  shop_webhooks_sent_total: {
    help: 'Attempts to deliver a webhook: delivered, failed (tried again).',
    labels: ['result'],
  },
  shop_errors_total: { help: 'Errors in the log.', labels: [] },
  shop_cache_purges_total: { help: 'Requests to caches in front.', labels: ['result'] },
} as const satisfies Record<string, Family>

const HISTOGRAMS = {
  shop_http_request_duration_seconds: {
    help: 'Time until the whole answer was sent, by kind of route.',
    labels: ['kind'],
  },
  shop_db_query_duration_seconds: { help: 'Time of a query, with the wait for a connection.', labels: [] },
  shop_job_duration_seconds: { help: 'Time of a run of a background job.', labels: ['job'] },
  shop_provider_call_duration_seconds: { help: 'Time of a request to a payment provider.', labels: ['provider'] },
} as const satisfies Record<string, Family>

const GAUGES = {
  shop_db_pool_connections: { help: 'Connections of this process, by database and state.', labels: ['pool', 'state'] },
  shop_db_pool_waiting: { help: 'Queries that wait for a connection.', labels: ['pool'] },
  shop_replica_used: { help: 'Whether reads go to DATABASE_READ_URL: it responds and is not behind.', labels: [] },
  shop_page_cache_bytes: { help: 'Memory of finished pages.', labels: [] },
  shop_page_cache_pages: { help: 'Finished pages in memory.', labels: [] },
  shop_requests_in_app: { help: 'Requests that the app is working on.', labels: [] },
  shop_untrusted_proxy: {
    help: 'Whether requests came with forwarded addresses in the last hour although TRUST_PROXY is 0.',
    labels: [],
  },
} as const satisfies Record<string, Family>

type Values<L extends readonly string[]> = { readonly [I in keyof L]: string }
export type CounterName = keyof typeof COUNTERS
type HistogramName = keyof typeof HISTOGRAMS
type GaugeName = keyof typeof GAUGES
export type Sample<N extends GaugeName> = readonly [labels: Values<(typeof GAUGES)[N]['labels']>, value: number]

/** Seconds: a page from memory takes one millisecond, a provider several seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Distribution {
  readonly counts: number[]
  sum: number
  count: number
}

interface State {
  /** By name, then by the text of the labels. */
  readonly counters: Map<string, Map<string, number>>
  readonly histograms: Map<string, Map<string, Distribution>>
  readonly gauges: Map<string, () => readonly (readonly [readonly string[], number])[]>
}

const state = moduleState('metrics', (): State => ({ counters: new Map(), histograms: new Map(), gauges: new Map() }))

function within<V>(families: Map<string, Map<string, V>>, name: string): Map<string, V> {
  let family = families.get(name)
  if (!family) families.set(name, (family = new Map()))
  return family
}

/** One line feed between label values: none of them contains one. */
const keyOf = (labels: readonly string[]) => (labels.length === 1 ? (labels[0] ?? '') : labels.join('\n'))

export function count<N extends CounterName>(name: N, ...labels: [...Values<(typeof COUNTERS)[N]['labels']>]): void {
  const family = within(state.counters, name)
  const key = keyOf(labels)
  family.set(key, (family.get(key) ?? 0) + 1)
}

export function observe<N extends HistogramName>(
  name: N,
  seconds: number,
  ...labels: [...Values<(typeof HISTOGRAMS)[N]['labels']>]
): void {
  const family = within(state.histograms, name)
  const key = keyOf(labels)
  let known = family.get(key)
  if (!known) family.set(key, (known = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 }))
  known.sum += seconds
  known.count += 1
  const bucket = BUCKETS.findIndex((limit) => seconds <= limit)
  if (bucket >= 0) known.counts[bucket] = (known.counts[bucket] ?? 0) + 1
}

/** Registers what is read when the metrics are asked for; a later registration replaces it. */
export function gauge<N extends GaugeName>(name: N, read: () => readonly Sample<N>[]): void {
  state.gauges.set(name, read)
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, '_')

/** One sample in Prometheus' exposition format. */
export function sampleLine(name: string, labels: readonly (readonly [string, string])[], value: number): string {
  const inside = labels.map(([key, text]) => `${key}="${escaped(text)}"`).join(',')
  return `${name}${inside && `{${inside}}`} ${value}`
}

/** One family of samples with its help and kind. */
export function familyText(
  name: string,
  kind: 'gauge' | 'counter' | 'histogram',
  help: string,
  lines: readonly string[],
): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n')
}

const pairs = ({ labels }: Family, values: readonly string[]) =>
  labels.map((label, at) => [label, values[at] ?? ''] as const)

function histogramLines(
  name: string,
  family: Family,
  key: string,
  { counts, sum, count: all }: Distribution,
): string[] {
  const labels = pairs(family, key.split('\n'))
  let upTo = 0
  const buckets = BUCKETS.map((limit, at) => {
    upTo += counts[at] ?? 0
    return sampleLine(`${name}_bucket`, [...labels, ['le', String(limit)]], upTo)
  })
  return [
    ...buckets,
    sampleLine(`${name}_bucket`, [...labels, ['le', '+Inf']], all),
    sampleLine(`${name}_sum`, labels, sum),
    sampleLine(`${name}_count`, labels, all),
  ]
}

/** Everything that this process has counted and measured, a text for each family. A counter without labels begins at 0. */
export function processFamilies(): string[] {
  const counters = Object.entries(COUNTERS).map(([name, family]) => {
    const samples = [...(state.counters.get(name) ?? (family.labels.length === 0 ? [['', 0] as const] : []))]
    const lines = samples.map(([key, value]) => sampleLine(name, pairs(family, key.split('\n')), value))
    return familyText(name, 'counter', family.help, lines)
  })
  const histograms = Object.entries(HISTOGRAMS).map(([name, family]) => {
    const lines = [...(state.histograms.get(name) ?? [])].flatMap(([key, one]) =>
      histogramLines(name, family, key, one),
    )
    return familyText(name, 'histogram', family.help, lines)
  })
  const gauges = Object.entries(GAUGES).map(([name, family]) => {
    const samples = state.gauges.get(name)?.() ?? []
    return familyText(
      name,
      'gauge',
      family.help,
      samples.map(([labels, value]) => sampleLine(name, pairs(family, labels), value)),
    )
  })
  return [...counters, ...histograms, ...gauges]
}
