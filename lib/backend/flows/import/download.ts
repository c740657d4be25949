/**
 * Downloads files that a product file refers to. Only public IP addresses are requested, so that the author of the file cannot reach the
 * shop's own network.
 */
import { lookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const MAX_BYTES = 20 * 1024 * 1024
const MAX_REDIRECTS = 5
const TIMEOUT_MS = 10_000

const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4')
// Loopback, translated IPv4, unique local, link local, multicast.
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6')

/** True for an address of the machine itself, of a private network, or a reserved one. An IPv4 address in IPv6 form is checked as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const refusal = () => new Error('not an address of the public web')

/** The name is resolved for the connection itself, so that a second response of the name server cannot differ from the checked one. */
function publicLookup(isRefused: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? refusal(), [])
      if (addresses.some(({ address }) => isRefused(address))) return callback(refusal(), [])
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function request(url: URL, signal: AbortSignal, isRefused: (address: string) => boolean): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('not a web address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address is connected without being resolved.
  if (isIP(host) !== 0 && isRefused(host)) throw refusal()
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    get(url, { signal, lookup: publicLookup(isRefused), agent: false }, resolve).once('error', reject)
  })
}

/** Downloads a file of at most 20 MB, following redirects. Throws with a short reason; an unreachable host is the `cause`. */
export async function download(address: string, isRefused = isPrivateAddress): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(address)
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(url, signal, isRefused)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        url = new URL(headers.location, url)
        continue
      }
      if (statusCode !== 200) {
        answer.destroy()
        throw new Error(`the host answered ${statusCode}`)
      }
      return await readCapped(answer)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof Error && 'code' in error ? new Error('the host cannot be reached', { cause: error }) : error
  }
  throw new Error('too many redirects')
}

async function readCapped(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > MAX_BYTES) throw new Error('larger than 20 MB')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
