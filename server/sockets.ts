import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SWEEP_MS = 5_000
/** A client that leaves an answer unread for this long is cut off. */
const UNREAD_MS = 55_000

/** How long a connection that has not said a word may live on after the server was told to stop. */
const SILENT_MS = 300

export interface SocketWatch {
  /** Cuts connections on which nothing was ever sent (a browser opens them ahead). Node does not count them as idle. */
  cutSilent(): void
  stop(): void
}

/**
 * Watches the sockets of a server for clients that ask and do not read. Node's own timeouts cover those that do
 * not finish asking. Costs nothing per request.
 */
export function watchSockets(server: Server): SocketWatch {
  const unreadSince = new Map<Socket, number>()
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      unreadSince.delete(socket)
    })
  })
  const timer = setInterval(() => {
    const now = Date.now()
    for (const socket of sockets) {
      if (socket.writableLength === 0) unreadSince.delete(socket)
      else if (now - (unreadSince.get(socket) ?? now) > UNREAD_MS) socket.destroy()
      else if (!unreadSince.has(socket)) unreadSince.set(socket, now)
    }
  }, SWEEP_MS)
  timer.unref()
  return {
    cutSilent: () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    },
    stop: () => clearInterval(timer),
  }
}

/** Closes a server: no new connections, idle ones cut, those at work given `timeout` ms. */
export async function drain(server: Server, watch: SocketWatch, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const silent = setTimeout(() => watch.cutSilent(), SILENT_MS)
  const force = setTimeout(() => server.closeAllConnections(), timeout)
  await closed
  clearInterval(idle)
  clearTimeout(silent)
  clearTimeout(force)
}
