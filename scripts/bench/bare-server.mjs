/** The fastest possible server to compare with: node:http that answers every request with the bytes of one compressed file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.argv[2] ?? '')
createServer((_req, res) => {
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  })
  res.end(body)
}).listen(Number(process.env.PORT), 'localhost')
