import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SWEEP_MS = 5_000
/** A client that does not read a response for this long is disconnected. */
const UNREAD_MS = 55_000

/** How long a connection without any request may stay open after the server began to stop. */
const UNUSED_MS = 300

export interface SocketWatch {
  /** Closes connections on which nothing was ever sent (browsers open them in advance). Node does not count them as idle. */
  closeUnused(): void
  stop(): void
}

/**
 * Finds clients that send a request and do not read the response. Node's own timeouts cover clients that do not finish their request. It
 * costs nothing per request.
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
    closeUnused: () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    },
    stop: () => clearInterval(timer),
  }
}

/** Closes a server: no new connections, idle ones closed, active ones after `timeout` ms. */
export async function drain(server: Server, watch: SocketWatch, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const silent = setTimeout(() => watch.closeUnused(), UNUSED_MS)
  const force = setTimeout(() => server.closeAllConnections(), timeout)
  await closed
  clearInterval(idle)
  clearTimeout(silent)
  clearTimeout(force)
}
