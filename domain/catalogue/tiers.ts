/** The price levels of brands, the lowest first. */
export const TIERS = ['value', 'original', 'premium'] as const
export type Tier = (typeof TIERS)[number]
