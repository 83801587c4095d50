import { expect, test } from 'vitest'
import { forwardedFor, networkOf } from '../../../../host-demo/server/platform/http/network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.1, 198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['192.0.2.1, 198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
  ['203.0.113.9', 2, '203.0.113.9'],
  ['192.0.2.1, 203.0.113.9', 0, undefined],
  [undefined, 1, undefined],
])('of %s behind %i proxies the visitor is %s', (header, proxies, visitor) => {
  expect(forwardedFor(header, proxies)).toBe(visitor)
})
