import type { ServerResponse } from 'node:http'

const READINESS = Symbol.for('shop.readiness')
const TIMEOUT_MS = 2000

type Readiness = () => Promise<boolean | { ready: boolean }> | boolean | { ready: boolean }

/** Asks the app whether it can serve; no answer in time is a no. The function hangs on globalThis, put there at start. */
export async function isReady(timeout = TIMEOUT_MS): Promise<boolean> {
  const ask = (globalThis as Record<symbol, unknown>)[READINESS] as Readiness | undefined
  if (!ask) return false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout)
  })
  try {
    const answer = await Promise.race([Promise.resolve(ask()), late])
    return typeof answer === 'boolean' ? answer : answer.ready
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

function say(res: ServerResponse, status: number, text: string): void {
  const headers: Record<string, string | number> = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  }
  if (status === 503) headers['retry-after'] = 2
  res.writeHead(status, headers)
  res.end(text)
}

export type Phase = 'starting' | 'serving' | 'stopping'

/** /livez: the process answers. /readyz: send me requests. Gives false for every other address. */
export function answerHealth(url: string, res: ServerResponse, phase: Phase): boolean {
  if (url === '/livez') say(res, 200, 'alive\n')
  else if (url === '/readyz') {
    if (phase !== 'serving') say(res, 503, `${phase}\n`)
    else void isReady().then((ready) => say(res, ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n'))
  } else return false
  return true
}
