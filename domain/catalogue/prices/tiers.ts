/** The price levels of brands, the lowest first. A brand has none until somebody says which. */
export const TIERS = ['value', 'original', 'premium'] as const
export type Tier = (typeof TIERS)[number]
