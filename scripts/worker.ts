/** One of the processes of `npm start` with WORKERS above one: only the server. The parent starts the database and adds the catalogue. */
import { closePools } from '@/lib/backend/platform/database/pool'
import { runShutdown } from '@/lib/backend/platform/database/shutdown'
import { configFromEnvironment } from '@/server/environment'
import { startServer } from '@/server/main'
import { fail } from './lib/progress'
import { DRAIN_MS, onSignal } from './lib/shutdown'

startServer({ ...configFromEnvironment(false), drainTimeout: DRAIN_MS }).then((server) => {
  onSignal(async () => {
    await server.close()
    await runShutdown()
    await closePools()
  })
}, fail)
