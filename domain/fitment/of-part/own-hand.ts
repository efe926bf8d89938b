/** The source of what the shop's own people write (migration 0002). */
export const OWN_HAND = 'shop'
