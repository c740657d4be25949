/**
 * What a page that is rendered for each request tells the front door about itself, filed under the request's id. Pages that Next keeps carry
 * their tags in a header; these pages cannot set one.
 */
import { moduleState } from '../process/state.mjs'

export interface PageReport {
  /** Internal path that was rendered. */
  readonly path: string
  readonly tags: readonly string[]
  /** When its rendering began. */
  readonly renderedAt: number
}

/** Behind plain `next start` nobody takes the reports: they must not fill the memory. */
const MAX_REPORTS = 1_000

const reports = moduleState('pageReports', () => new Map<string, PageReport>())

/** Files the report of the page that is rendered for a request. */
export function reportPage(requestId: string, report: PageReport): void {
  reports.set(requestId, report)
  const [oldest] = reports.keys()
  if (reports.size > MAX_REPORTS && oldest !== undefined) reports.delete(oldest)
}

/** Gives the report of a request and removes it. */
export function takePageReport(requestId: string): PageReport | undefined {
  const report = reports.get(requestId)
  reports.delete(requestId)
  return report
}
