import { IncomingMessage } from 'node:http'

/** Reads a whole request body. Returns `null` as soon as it is larger than `maxBytes`; rejects when the client disconnects. */
export function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = (result: Buffer | null) => {
      req.off('data', onData)
      resolve(result)
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) return done(null)
      chunks.push(chunk)
    }
    req.on('data', onData)
    req.once('end', () => done(Buffer.concat(chunks)))
    req.once('error', reject)
    req.once('close', () => reject(new Error('The client closed the connection before its request was complete.')))
  })
}

/**
 * The same request with its body already in memory, so that the app never waits for a slow client and never reads half a body. The length
 * is known now, so a chunked request gets a Content-Length.
 */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(req.socket)
  copy.httpVersion = req.httpVersion
  copy.httpVersionMajor = req.httpVersionMajor
  copy.httpVersionMinor = req.httpVersionMinor
  copy.method = req.method
  copy.url = req.url
  copy.rawHeaders = req.rawHeaders
  copy.headers = { ...req.headers, 'content-length': String(body.length) }
  delete copy.headers['transfer-encoding']
  copy.complete = true
  copy.push(body)
  copy.push(null)
  return copy
}
