import type { ServerResponse } from 'node:http'
import { takePageReport } from '../lib/cache/page-reports'
import { hasContent } from './answer-plan'
import { PLAIN_POLICY, SCRIPT_POLICY } from './plain-policy'
import type { Encoding } from './encoding'
import { cacheControl } from './response-headers'

/** Data about a rendered page, set by the cache handler or by the page itself. */
export interface PageInfo {
  /** Comma-separated; undefined when the page reports none. */
  tags: string | undefined
  renderedAt: number | undefined
  /** Internal path of the page that was rendered. */
  path: string | undefined
}

export interface AnswerPolicy {
  security: readonly [string, string][]
  requestId: string
}

/** A header's value as text; empty when it is not set. */
export const textOf = (res: ServerResponse, name: string): string => String(res.getHeader(name) ?? '')

/** Reads the page data: from the headers of a page that Next caches, or from the report of a page rendered per request. */
export function readPageInfo(res: ServerResponse, requestId: string): PageInfo {
  const report = takePageReport(requestId)
  if (!report) {
    return {
      tags: res.getHeader('x-page-tags')?.toString(),
      renderedAt: Number(res.getHeader('x-page-rendered-at')) || undefined,
      path: res.getHeader('x-page-path')?.toString(),
    }
  }
  // Next marks every page that it renders per request as private. A page that sends a report is the same for everyone.
  if (res.statusCode === 200) res.setHeader('cache-control', 's-maxage=1')
  return { tags: report.tags.join(','), renderedAt: report.renderedAt, path: report.path }
}

/** Sets the headers that every response has. A page whose address is a secret sets its own referrer policy, which is not overwritten. */
export function setCommonHeaders(res: ServerResponse, { security, requestId }: AnswerPolicy): void {
  for (const [name, value] of security)
    if (name !== 'referrer-policy' || !res.hasHeader(name)) res.setHeader(name, value)
  res.setHeader('x-request-id', requestId)
}

/** Sets Cache-Control and returns its value. */
export function setCacheControl(res: ServerResponse, answer: { signed: boolean; page: boolean }): string {
  const caching = cacheControl(textOf(res, 'cache-control'), {
    ...answer,
    status: res.statusCode,
    setsCookie: res.hasHeader('set-cookie'),
  })
  if (caching) res.setHeader('cache-control', caching)
  return caching
}

/** Sets the policy of a response that is not a page. */
export function setPlainPolicy(res: ServerResponse): void {
  if (!hasContent(res.statusCode) || res.hasHeader('content-security-policy')) return
  const isScript = textOf(res, 'content-type').includes('javascript')
  res.setHeader('content-security-policy', isScript ? SCRIPT_POLICY : PLAIN_POLICY)
}

/** Adds Accept-Encoding to Vary. */
export function varyByEncoding(res: ServerResponse): void {
  const names = textOf(res, 'vary')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.some((name) => name.toLowerCase() === 'accept-encoding')) return
  res.setHeader('vary', [...names, 'Accept-Encoding'].join(', '))
}

/** Sets the headers of a compressed body. Its bytes differ from the original, so its ETag becomes a weak one. */
export function markEncoded(res: ServerResponse, encoding: Encoding): void {
  res.removeHeader('content-length')
  res.removeHeader('accept-ranges')
  res.setHeader('content-encoding', encoding)
  const etag = res.getHeader('etag')?.toString()
  if (etag !== undefined && !etag.startsWith('W/')) res.setHeader('etag', `W/${etag}`)
}
