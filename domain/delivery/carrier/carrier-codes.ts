/** Who carries: the seller's own arrangement with anybody, or the carrier that the settings connect. */
export const CARRIERS = ['own', 'connected'] as const
export type CarrierCode = (typeof CARRIERS)[number]
