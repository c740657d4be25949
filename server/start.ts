import { startServer } from './main'
import { configFromEnvironment } from './environment'

/** `npm start` and `npm run dev`: runs the shop's server with the settings of the environment until a signal stops it. */
async function run(): Promise<void> {
  const dev = process.argv.includes('--dev')
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
  const server = await startServer(configFromEnvironment(dev))
  console.log(`The shop is open at ${server.address}`)
  const stop = (signal: NodeJS.Signals) => {
    console.log(`${signal}: closing`)
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
