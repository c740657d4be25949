/** Writes a small file in the MaxMind DB format 2.0 (IPv6 tree, 24-bit records): networks and the country of each. */
import { isIPv4 } from 'node:net'
import { writeFileSync } from 'node:fs'

const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex')
const SEPARATOR = Buffer.alloc(16)
const RECORD_BYTES = 3

type Value = string | Value[] | Whole | { [name: string]: Value }
interface Whole {
  readonly bits: 16 | 32 | 64
  readonly number: number
}

const header = (type: number, size: number): Buffer =>
  type < 8 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7])

const isWhole = (value: object): value is Whole => 'bits' in value

function whole({ bits, number }: Whole): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  const used = bytes.subarray(8 - bits / 8)
  return Buffer.concat([header(bits === 16 ? 5 : bits === 32 ? 6 : 9, used.length), used])
}

/** Values have fewer than 29 bytes or parts, so one size byte is enough. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([header(2, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([header(11, value.length), ...value.map(encode)])
  if (isWhole(value)) return whole(value)
  const parts = Object.entries(value)
  return Buffer.concat([header(7, parts.length), ...parts.flatMap(([name, part]) => [encode(name), encode(part)])])
}

/** The 128 bits of an address; IPv4 addresses are in ::/96. */
function bitsOf(address: string): string {
  if (isIPv4(address)) {
    const parts = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
    return '0'.repeat(96) + parts.join('')
  }
  const [left = '', right] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const middle = right === undefined ? [] : Array(8 - groups(left).length - groups(right).length).fill('0')
  return [...groups(left), ...middle, ...groups(right ?? '')]
    .map((group) => Number.parseInt(String(group), 16).toString(2).padStart(16, '0'))
    .join('')
}

type Leaf = { country: string }
type Node = [Node | Leaf | null, Node | Leaf | null]

function treeOf(networks: Readonly<Record<string, string>>): Node {
  const root: Node = [null, null]
  for (const [network, country] of Object.entries(networks)) {
    const [address = '', length = ''] = network.split('/')
    const path = bitsOf(address).slice(0, Number(length) + (isIPv4(address) ? 96 : 0))
    let node = root
    for (const bit of path.slice(0, -1)) {
      const side = Number(bit) as 0 | 1
      const next = node[side]
      if (Array.isArray(next)) node = next
      else node = node[side] = [null, null]
    }
    node[Number(path.at(-1)) as 0 | 1] = { country }
  }
  return root
}

/** `networks`: from a network such as `192.0.2.0/24` or `2001:db8::/32` to the code of a country. */
export function writeAddressDatabase(
  file: string,
  networks: Readonly<Record<string, string>>,
  type = 'Test-Country',
): void {
  const nodes: Node[] = []
  const number = (node: Node): void => {
    nodes.push(node)
    for (const next of node) if (Array.isArray(next)) number(next)
  }
  number(treeOf(networks))

  const data: Buffer[] = []
  const places = new Map<string, number>()
  const placeOf = (country: string): number => {
    const known = places.get(country)
    if (known !== undefined) return known
    const place = data.reduce((sum, part) => sum + part.length, 0)
    data.push(encode({ country: { iso_code: country } }))
    places.set(country, place)
    return place
  }
  const recordOf = (next: Node[0]): number => {
    if (next === null) return nodes.length
    return Array.isArray(next) ? nodes.indexOf(next) : nodes.length + SEPARATOR.length + placeOf(next.country)
  }
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES)
  nodes.flat().forEach((next, at) => tree.writeUIntBE(recordOf(next), at * RECORD_BYTES, RECORD_BYTES))

  const metadata = encode({
    node_count: { bits: 32, number: nodes.length },
    record_size: { bits: 16, number: RECORD_BYTES * 8 },
    ip_version: { bits: 16, number: 6 },
    database_type: type,
    languages: ['en'],
    binary_format_major_version: { bits: 16, number: 2 },
    binary_format_minor_version: { bits: 16, number: 0 },
    build_epoch: { bits: 64, number: 1_790_000_000 },
    description: { en: 'test' },
  })
  writeFileSync(file, Buffer.concat([tree, SEPARATOR, ...data, MARKER, metadata]))
}
