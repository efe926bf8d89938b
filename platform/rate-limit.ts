import { isIPv6 } from 'node:net'
import type { Ctx } from './context.ts'
import { countUse } from './counters.ts'
import { tooMany } from './errors.ts'
import { recordRefusal } from './refusals.ts'

/** At most `points` in `seconds`, counted from the first. */
export type Limit = { points: number; seconds: number }

/**
 * Counts one use of `name` by `key` (an address, an account). Throws 429 with Retry-After when there were too many, and
 * records the first refusal. Call it outside of a transaction, whose rollback would undo the count. LIMITS scales every
 * limit; 0 turns them off.
 */
export async function limit(ctx: Ctx, name: string, key: string, { points, seconds }: Limit): Promise<void> {
  const factor = ctx.config.LIMITS
  if (factor === 0) return
  const { used, msLeft } = await countUse(ctx, name, key, seconds)
  const excess = used - Math.max(1, Math.round(points * factor))
  if (excess <= 0) return
  if (excess === 1) await recordRefusal(ctx, { what: 'limit.exhausted', id: `${name} ${key}` })
  throw tooMany(Math.ceil(msLeft / 1000) || 1)
}

/** Some proxies tell the port, too, and then write an IPv6 address in brackets. */
const PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/

/**
 * The IP address of a request's caller. Trusts X-Forwarded-For only as far as our own proxies wrote it: each of the
 * `proxies` in front of us appends the address that called it. IPv6 callers count by their /64 network.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, proxies: number): string {
  const hops = [...(forwardedFor?.split(',') ?? []), remote].map((hop) => hop.trim())
  const hop = hops[Math.max(0, hops.length - 1 - proxies)] ?? remote
  const address = hop.replace(PORT, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? network(address) : address
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
