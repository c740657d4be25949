import { startTestServer, type TestServer } from './test-server'

export { freshDatabase, type TestDatabase } from './fresh-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser connection string of the test server's database `postgres`. */
    testServerUrl: string
    /** The same server as the role `shop`, which owns the test databases. */
    testShopUrl: string
  }
}

type Addresses = Pick<TestServer, 'adminUrl' | 'url'>

/** Where the server of this run is. Two projects have this setup, and their modules are loaded apart. */
const RUNNING = 'SHOP_TEST_SERVER'

/** vitest's globalSetup of the `api` projects: one PostgreSQL for the run, with a migrated template database. */
export default async function setup(project: {
  provide(key: 'testServerUrl' | 'testShopUrl', value: string): void
}): Promise<(() => Promise<void>) | undefined> {
  const running = process.env[RUNNING]
  const started = running === undefined ? await startTestServer() : null
  const { adminUrl, url } = started ?? (JSON.parse(running ?? '') as Addresses)
  project.provide('testServerUrl', adminUrl)
  project.provide('testShopUrl', url)
  if (!started) return undefined
  process.env[RUNNING] = JSON.stringify({ adminUrl, url } satisfies Addresses)
  return () => {
    delete process.env[RUNNING]
    return started.stop()
  }
}
