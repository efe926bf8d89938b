import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { isPrivate, lookupPublic, PrivateAddress } from './private-addresses.ts'

it.each([
  ['this machine', ['127.0.0.1', '127.9.9.9', '0.0.0.0', '::1', '::']],
  ['private networks', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
  ['link-local, and where clouds tell of themselves', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['networks behind a provider', ['100.64.0.1', '100.127.255.255', '192.0.0.170', '198.18.0.1']],
  ['many at once', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1']],
  ['IPv4 in IPv6', ['::ffff:10.0.0.1', '::ffff:a00:1', '0:0:0:0:0:ffff:127.0.0.1', '::127.0.0.1', '::ffff:8.8.8.8']],
  ['6to4, NAT64 and Teredo', ['2002:7f00:1::', '64:ff9b::a00:1', '64:ff9b:1::1', '2001:0:1::1', '192.88.99.1']],
  ['examples', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['what is no address', ['', 'example.com', '1.2.3', '08.8.8.8']],
])('%s is private', (_what, addresses) => {
  for (const address of addresses) expect([address, isPrivate(address)]).toEqual([address, true])
})

it.each(['93.184.216.34', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:2800:220:1::1', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPrivate(address)).toBe(false),
)

it('a name that leads to this machine is refused before anything connects', async () => {
  await expect(promisify(lookupPublic)('localhost', {})).rejects.toBeInstanceOf(PrivateAddress)
})
