import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What the proxy does with bytes: passes them on, drops them (the connection stays open but silent), or delays them. */
type ProxyMode = 'pass' | 'drop' | { delayMs: number }

export interface TcpProxy {
  port: number
  /** Applies from now on to all connections, old and new. */
  mode: ProxyMode
  /** Resets every connection. */
  cut(): void
  /** Number of open connections. */
  open(): number
  close(): Promise<void>
}

/** A network between the shop and its database that can be broken. Listens on a free port of 127.0.0.1. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer({ allowHalfOpen: false }, (inside) => {
    const outside = connect(target.port, target.host)
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      // A dropped network also drops the end of a connection.
      if (proxy.mode === 'drop') return
      inside.destroy()
      outside.destroy()
    }
    for (const [from, to] of [pair, [outside, inside] as const]) {
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => {
        const { mode } = proxy
        if (mode === 'pass') to.write(chunk)
        else if (mode !== 'drop') setTimeout(() => to.writable && to.write(chunk), mode.delayMs)
      })
      from.on('error', end)
      from.on('close', end)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    mode: 'pass',
    cut() {
      for (const [inside, outside] of pairs) {
        inside.resetAndDestroy()
        outside.destroy()
      }
    },
    open: () => pairs.size,
    close() {
      proxy.cut()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return proxy
}

/** A connection string that goes through the proxy. */
export function through(proxy: TcpProxy, url: string): string {
  const changed = new URL(url)
  changed.hostname = '127.0.0.1'
  changed.port = String(proxy.port)
  return changed.href
}
