/**
 * Requests to addresses that somebody else has written down. Only public IP addresses are connected, so that the author of an address
 * cannot reach the shop's own network.
 */
import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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
// Loopback and IPv4 in its first form, discarded, Teredo, translated IPv4, unique local, link and site local, multicast.
for (const [net, prefix] of [
  ['::', 96],
  ['100::', 64],
  ['2001::', 32],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6')

/** True for an address of the machine itself, of a private network, or a reserved one. An IPv4 address in IPv6 form is checked as IPv4. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address is not one of the public web. */
export class NotPublic extends Error {}

const refusal = () => new NotPublic('not an address of the public web')

/** The name is resolved for the connection itself, so that a second response of the name server cannot differ from the checked one. */
export function publicLookup(isRefused: (address: string) => boolean): LookupFunction {
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

/** Throws for a host that is itself a refused IP address: such a host is connected without being resolved. */
export function refuseNumericHost({ hostname }: URL, isRefused: (address: string) => boolean): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isRefused(host)) throw refusal()
}
