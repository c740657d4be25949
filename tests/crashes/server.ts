/**
 * The back end of a shop to be killed: its calls over HTTP, and all jobs. Argument: the port. Says `{ ready }` to its parent;
 * `{ crashAt: 'before:order.commit' }` from the parent ends it at that step as if the power went.
 */
import { setDatabase } from '@/lib/backend/platform/database/pool'
import { onStep } from '@/lib/backend/platform/database/steps'
import { startJobs } from '@/lib/backend/worker/start'
import { startApiServer } from '../support/api-server'

process.on('message', ({ crashAt }: { crashAt: string }) => {
  const [when, name] = crashAt.split(':') as ['before' | 'after', string]
  onStep(when, name, () => {
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => undefined)
  })
  process.send?.({ armed: crashAt })
})
process.on('disconnect', () => process.exit(0))

await setDatabase({ url: process.env.DATABASE_URL ?? '' })
startJobs()
await startApiServer(Number(process.argv[2]))
process.send?.({ ready: true })
