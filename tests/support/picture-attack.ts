/**
 * `npm run test:pictures -- <address of a shop> --pid <its process> --data <its DATA_DIR>`: sends five hundred hostile requests twice to a
 * running shop, byte by byte as they are. Prints the statuses for each kind of request, and the process's memory before and after. Fails
 * when any status was not 4xx or when its memory grew by more than 100 MB.
 */
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { parseArgs } from 'node:util'

import { hostileRequests, writeHostileFiles, type HostileRequest } from './hostile-pictures'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pid: { type: 'string' }, data: { type: 'string' } },
})
const base = new URL(positionals[0] ?? 'http://localhost:3000')
const MOST_GROWN_MB = 100

/** Resident memory of the shop's process in MB. */
async function memory(): Promise<number> {
  if (!values.pid) return 0
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${values.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/**
 * The status of an answer; 400 when the server closed the connection because the request was not HTTP, 499 when Node refuses to send it.
 */
function statusOf({ target, headers }: HostileRequest): Promise<number> {
  return new Promise((resolve) => {
    try {
      const asked = request(
        {
          host: base.hostname,
          port: base.port,
          path: target,
          headers: { host: base.host, ...headers },
          timeout: 10_000,
        },
        (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      asked
        .on('error', () => resolve(0))
        .on('timeout', () => asked.destroy())
        .end()
    } catch {
      resolve(499)
    }
  })
}

if (values.data) await writeHostileFiles(values.data)
const requests = hostileRequests()
const rounds: number[] = [await memory()]
const counts = new Map<string, number>()
const wrong: string[] = []
for (let round = 0; round < 2; round++) {
  for (const asked of requests) {
    const status = await statusOf(asked)
    const row = `${asked.kind.padEnd(16)} ${status}`
    counts.set(row, (counts.get(row) ?? 0) + 1)
    if (status < 400 || status > 499) wrong.push(`${status} ${asked.target.slice(0, 160)}`)
  }
  rounds.push(await memory())
}
for (const [row, count] of [...counts].sort()) console.log(row, String(count).padStart(5))
console.log(`memory: ${rounds.map((megabytes) => `${megabytes.toFixed(0)} MB`).join(', then ')}`)
console.log(`${requests.length * 2 - wrong.length} refused with a 4xx, ${wrong.length} not`)
for (const line of wrong) console.log(line)
const [before = 0, , after = 0] = rounds
if (wrong.length > 0 || after - before > MOST_GROWN_MB) process.exitCode = 1
