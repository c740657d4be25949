/** The files for monitoring in docs/running/examples: each metric that they use exists, and promtool accepts them where it is installed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { metricsText } from '@/lib/backend/flows/monitoring/metrics'

const FOLDER = 'docs/running/examples'
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')

const STATUS: Parameters<typeof metricsText>[0] = {
  checked_at: '',
  outbox: { waiting: 0, oldest_seconds: 0, failed: 0, refused: 0, is_to_files: false },
  queues: [],
  troubles: [],
  orders: { unpaid: 0, overdue: 0, paid_today: 0 },
  payments: { events_waiting: 0, refunds_due: 0, refunds_failed: 0 },
  stock: { sold_out: 0, low: 0 },
  gift_card_losses: 0,
  admission: { busy: 0, waiting: 0, refused: 0 },
}

/** Names of the metrics, with the series of histograms. */
function known(): Set<string> {
  const types = [...metricsText(STATUS).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
}

const used = (text: string) =>
  new Set([...text.matchAll(/\b((?:shop|process|nodejs)_[a-z_]+)\b/g)].map(([, name = '']) => name))

interface Dashboard {
  panels: { title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] }[]
}

it('issue 17: rules and dashboard use only metrics that exist', () => {
  const names = known()
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(20)
  expect(panels.every(({ gridPos }) => gridPos.x + gridPos.w <= 24)).toBe(true)
  // Without the sentences for people, which name whole histograms.
  const rules = read('alerts.yml').replace(/^ *(?:summary|action):.*$/gm, '')
  for (const text of [...expressions, rules]) expect([...used(text)].filter((name) => !names.has(name))).toEqual([])
  // A rule that the dashboard shows is recorded.
  for (const [, rule] of expressions.join(' ').matchAll(/(shop:[a-z0-9_:]+)/g))
    expect(read('alerts.yml')).toContain(`record: ${rule}`)
})

it('issue 17: every gauge and counter has one value at most for each label set, and no metric is listed twice', () => {
  const names = [...metricsText(STATUS).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(metricsText(null)).toContain('\nshop_http_requests_total'.trim())
  expect(metricsText(null)).toContain('shop_database_up 0\n')
  expect(metricsText(null)).not.toContain('shop_orders_unpaid')
})

it.runIf(existsSync('/usr/bin/promtool'))('issue 17: promtool accepts the rules, their tests, and the metrics', () => {
  const promtool = (...args: string[]) => execFileSync('/usr/bin/promtool', args, { cwd: FOLDER }).toString()
  expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  execFileSync('/usr/bin/promtool', ['check', 'metrics'], { input: metricsText(STATUS) })
})
