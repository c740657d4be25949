/** The key for counting the attempts of one client. */

/**
 * `URL` parses IPv6 in the same way in every runtime. The characters are checked first, because brackets may contain more than an address.
 */
const isIpv6 = (text: string) => /^[\da-f:.]+$/.test(text) && URL.canParse(`http://[${text}]`)

/**
 * The part of an address that a client cannot change freely: an IPv4 address without its port, the /64 network of an IPv6 address (every
 * home has 2⁶⁴ addresses). Any other text is returned as it is; null and an empty text give null.
 */
export function clientNetwork(address: string | null): string | null {
  if (!address) return null
  const bare = (/^\[([^\]]+)\]/.exec(address)?.[1] ?? address).replace(/%.*$/, '').toLowerCase()
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1]
  if (v4) return v4
  if (!isIpv6(bare)) return bare
  const [head = '', tail] = bare.split('::')
  const left = head === '' ? [] : head.split(':')
  // An IPv4 address in dotted notation at the end is two groups.
  const right = tail === undefined || tail === '' ? [] : tail.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':')
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
