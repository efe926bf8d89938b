/** Above the bar of every page: what the shop stands for. */
export const promises = {
  title: 'Our promises',
  freeOver: (amount: string) => `Free shipping over ${amount}`,
  moneyBack: (days: number) => `${days} days money back`,
  fit: (since: number | null) => (since === null ? 'Parts that fit' : `Parts that fit, since ${since}`),
}

export const skip = 'Skip to content'
/** Under the shop's name. */
export const trade = 'motor parts'
export const home = (shop: string) => `${shop} motor parts, home`

/** The navbar, in the specification's words. */
export const menu = {
  title: 'Main',
  open: 'Menu',
  home: 'HOME',
  shop: 'SHOP',
  features: 'FEATURES',
  blog: 'BLOG',
  about: 'ABOUT US',
  dashboard: 'DASHBOARD',
  login: 'LOGIN',
  signOut: 'Sign Out',
  shopNotTold: 'You are signed out on this page, but the shop could not be reached. Sign in and out again later.',
}

/** What the way to the cart is called. */
export function cart(pieces: number): string {
  if (pieces === 0) return 'Your cart is empty'
  return `Your cart, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
}
