import { describe, expect, it } from 'vitest'

import { clientNetwork } from '@/lib/market/client-network'

describe('check F3 the network that attempts are counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => expect(clientNetwork(address)).toBe(network))

  it('a home of 2⁶⁴ addresses is one, its neighbour another', () => {
    const networks = Array.from({ length: 1_000 }, (_, n) => clientNetwork(`2001:db8:1:1::${n.toString(16)}`))
    expect(new Set(networks).size).toBe(1)
    expect(clientNetwork('2001:db8:1:2::1')).not.toBe(networks[0])
  })

  it('nobody is nobody', () => expect([clientNetwork(null), clientNetwork('')]).toEqual([null, null]))
})
