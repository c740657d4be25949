/**
 * Answers health checks on a port of their own, in a thread of its own: an answer does not wait until the page that is being rendered is
 * done. `workerData`: { host, port, shared, stuckAfter } of health-thread.ts. Plain JavaScript, so that the thread loads no compiler.
 */
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { host, port, shared, stuckAfter } = workerData
const [beats, words] = [new Int32Array(shared, 0, 2), ['starting', 'ready', 'not ready', 'stopping']]
const READY = 1
let seen = { beat: 0, at: performance.now() }

/** Whether the main thread has not come round for `stuckAfter` ms. */
function isStuck() {
  const beat = Atomics.load(beats, 0)
  if (beat !== seen.beat) seen = { beat, at: performance.now() }
  return performance.now() - seen.at > stuckAfter
}
setInterval(isStuck, 500).unref()

/**
 * @param {string | undefined} path
 * @returns {[number, string]} status and word
 */
function answerTo(path) {
  if (path !== '/livez' && path !== '/readyz') return [404, 'not found']
  if (isStuck()) return [503, 'stuck']
  if (path === '/livez') return [200, 'alive']
  const state = Atomics.load(beats, 1)
  return [state === READY ? 200 : 503, words[state] ?? 'not ready']
}

const server = createServer((req, res) => {
  const [status, text] = answerTo(req.url)
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  res.end(`${text}\n`)
})
server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
  parentPort?.postMessage({ code, message }),
)
server.listen(port, host, () => {
  const address = server.address()
  parentPort?.postMessage({ port: address !== null && typeof address === 'object' ? address.port : port })
})
