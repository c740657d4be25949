import { createServer, type AddressInfo } from 'node:net'

/** A port of 127.0.0.1 that nobody uses now: the shop must come back where it was. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
