import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { download } from '@/lib/backend/flows/import/download'
import { isPrivateAddress } from '@/lib/backend/platform/outgoing/public-address'

let server: Server
let port = 0
let asked: string[] = []
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.headers.host} ${req.url}`)
    if (req.url === '/away') return void res.writeHead(302, { location: `http://127.0.0.2:${port}/secret` }).end()
    if (req.url === '/round') return void res.writeHead(302, { location: '/round' }).end()
    if (req.url === '/gone') return void res.writeHead(404).end()
    if (req.url === '/large') return void res.end(Buffer.alloc(21 * 1024 * 1024))
    res.end('a file')
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked = []
})

describe('check E5 files that a product file names', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '10.1.2.3',
    '192.168.1.1',
    '[fd00::1]',
    '[64:ff9b::7f00:1]',
    '[::7f00:1]',
    '[fec0::1]',
    '[2001:0:7f00:1::]',
  ])('are not asked for at %s', async (host) => {
    await expect(download(`http://${host}:${port}/`)).rejects.toThrow('not an address of the public web')
    expect(asked).toEqual([])
  })

  it('are not asked for where a redirect leads into the own network', async () => {
    await expect(download(`http://127.0.0.1:${port}/away`, (address) => address === '127.0.0.2')).rejects.toThrow(
      'not an address of the public web',
    )
    expect(asked).toEqual([`127.0.0.1:${port} /away`])
  })

  it('come from public addresses, by name or number, within limits', async () => {
    const all = () => false
    for (const host of ['localhost', '127.0.0.1'])
      expect((await download(`http://${host}:${port}/`, all)).toString()).toBe('a file')
    await expect(download(`http://127.0.0.1:${port}/gone`, all)).rejects.toThrow('the host answered 404')
    await expect(download(`http://127.0.0.1:${port}/round`, all)).rejects.toThrow('too many redirects')
    await expect(download(`http://127.0.0.1:${port}/large`, all)).rejects.toThrow('larger than 20 MB')
    await expect(download('http://127.0.0.1:1/', all)).rejects.toThrow('the host cannot be reached')
    await expect(download('file:///etc/passwd', all)).rejects.toThrow('not a web address')
    for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])
      expect(isPrivateAddress(address)).toBe(false)
  })
})
