/**
 * Data that a page which is rendered for each request reports to the front door, by the id of the request. Pages in Next's cache have their
 * tags in a header; these pages cannot set one.
 */
import { moduleState } from '../process/state.mjs'

export interface PageReport {
  /** Internal path that was rendered. */
  readonly path: string
  readonly tags: readonly string[]
  /** When its rendering began. */
  readonly renderedAt: number
}

/** With plain `next start` nothing takes the reports out, so their number is limited. */
const MAX_REPORTS = 1_000

const reports = moduleState('pageReports', () => new Map<string, PageReport>())

/** Stores the report of the page that is rendered for a request. */
export function reportPage(requestId: string, report: PageReport): void {
  reports.set(requestId, report)
  const [oldest] = reports.keys()
  if (reports.size > MAX_REPORTS && oldest !== undefined) reports.delete(oldest)
}

/** Returns the report of a request and removes it. */
export function takePageReport(requestId: string): PageReport | undefined {
  const report = reports.get(requestId)
  reports.delete(requestId)
  return report
}
