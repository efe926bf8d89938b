import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not of the internet, as IANA's registries of special-purpose addresses list it; 192.88.99.0/24 led into 6to4. */
const PRIVATE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4')
/** Of these, addresses that carry an IPv4 address (Teredo, 6to4), and those for documentation and benchmarks. */
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6')

/** All public IPv6 addresses. Mapped IPv4, NAT64, local, link-local and multicast ones lie outside. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/** The address belongs to this machine or a network of its own, and not to the internet; or it is no address. */
export function isPrivate(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return PRIVATE.check(address, 'ipv4')
  return family === 0 || !GLOBAL.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6')
}

/** The address is private, so nothing is asked there. */
export class PrivateAddress extends Error {}

/**
 * Looks a name up for a connection, and fails with `PrivateAddress` if one of its addresses is private. The connection goes
 * to the very addresses that were checked. A literal address is never looked up: check it by `isPrivate`.
 */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (err, found) => {
    if (err) return done(err, '')
    if (found.some(({ address }) => isPrivate(address))) return done(new PrivateAddress(name), '')
    if (options.all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  })
}
