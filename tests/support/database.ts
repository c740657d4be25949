import { startTestServer } from './test-server'

export { freshDatabase, type TestDatabase } from './fresh-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser connection string of the test server's database `postgres`. */
    testServerUrl: string
    /** The same server as the role `shop`, which owns the test databases. */
    testShopUrl: string
  }
}

/** vitest's globalSetup of the `api` project: one PostgreSQL for the run, with a migrated template database. */
export default async function setup(project: {
  provide(key: 'testServerUrl' | 'testShopUrl', value: string): void
}): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('testServerUrl', server.adminUrl)
  project.provide('testShopUrl', server.url)
  return () => server.stop()
}
