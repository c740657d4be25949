import type { ServerResponse } from 'node:http'
import { published } from '../lib/process/state.mjs'
import { PLAIN_POLICY } from './plain-policy'

const TIMEOUT_MS = 2000

/** Asks the app whether it is ready; false when it does not answer in time. */
export async function isReady(): Promise<boolean> {
  const ask = published('readiness')
  if (!ask) return false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  try {
    return await Promise.race([ask(), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function sendText(res: ServerResponse, status: number, text: string): void {
  const headers: Record<string, string | number> = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'content-security-policy': PLAIN_POLICY,
  }
  if (status === 503) headers['retry-after'] = 2
  res.writeHead(status, headers)
  res.end(text)
}

export type Phase = 'starting' | 'serving' | 'stopping'

/** Is this the address of a health check? */
export const isHealth = (url: string | undefined): boolean => url === '/livez' || url === '/readyz'

/** /livez: the process is running. /readyz: it can serve requests. */
export function answerHealth(url: string, res: ServerResponse, phase: Phase): void {
  if (url === '/livez') sendText(res, 200, 'alive\n')
  else if (phase !== 'serving') sendText(res, 503, `${phase}\n`)
  else void isReady().then((ready) => sendText(res, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n'))
}
