import type { Config } from '#platform/config'

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/i.test(host)

/** What to tell who starts a shop that is for trying out where other machines can reach it. */
export function publicDemoWarning({ SHOP_MODE, HOST }: Pick<Config, 'SHOP_MODE' | 'HOST'>): string | undefined {
  if (SHOP_MODE !== 'demo' || isLoopback(HOST)) return undefined
  return `Warning: other machines can reach this shop (HOST is ${HOST}), and it is in demo mode: what has no real keys is
a stand-in, so anybody can pay with test cards and sign in with the demo accounts. For real customers set SHOP_MODE=live.`
}
