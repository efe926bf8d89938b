import type { Ctx } from '#platform/context'
import type { Carrier } from './carrier.ts'
import { connectedCarrier } from './connected-carrier.ts'

/** The carrier of a method. A connected one that the settings no longer name has no labels to sell. */
export function carrierOf({ config }: Pick<Ctx, 'config'>, code: string): Carrier {
  const { CARRIER_URL, CARRIER_SECRET, prices } = config
  if (code !== 'connected' || !CARRIER_URL || !CARRIER_SECRET) return { code: code === 'connected' ? code : 'own' }
  return connectedCarrier({ url: CARRIER_URL, secret: CARRIER_SECRET, currency: prices.currency })
}
