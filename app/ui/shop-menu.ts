/** The navbar's links, in the specification's words and order. */
export const MENU = [
  { to: '/', label: 'HOME' },
  { to: '/shop', label: 'SHOP' },
  { to: '/features', label: 'FEATURES' },
  { to: '/blog', label: 'BLOG' },
  { to: '/aboutUs', label: 'ABOUT US' },
] as const
