import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

const SCRIPT = `
  import { ignoreClosedStdout } from './server/ignore-closed-stdout.ts'
  if (process.argv[1] === 'outlive') ignoreClosedStdout()
  // As Next does: an uncaught error is a line of the log, too.
  let lines = 0
  process.on('uncaughtException', (error) => { if (++lines > 100) process.exit(3); console.error(error) })
  console.log('ready')
  const timer = setInterval(() => { console.log('line'); console.error('line') }, 10)
  setTimeout(() => { clearInterval(timer); process.exit(0) }, 600)
`

/** Ends with 0, or with 3 when a hundred errors came of lines that nobody reads. */
function runUnread(mode: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.once('data', () => {
    child.stdout.destroy()
    child.stderr.destroy()
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

it('a log that nobody reads any more does not keep the shop busy', async () => {
  expect(await runUnread('outlive')).toBe(0)
})

it('without that, each line fails and the failure is a line again', async () => {
  expect(await runUnread('plain')).toBe(3)
})
