/** The foot of every page. */
export const tagline = (since: number | null) =>
  `The right part, the first time. Parts that fit your car, checked by make, model, year and engine${since === null ? '' : `, since ${since}`}.`
export const services = {
  title: 'Services',
  shop: 'Find parts',
  arrivals: 'New arrivals',
  quickOrder: 'Quick order',
  repairs: 'Whole repairs',
  blog: 'Repair guides',
  orders: 'My orders',
  findOrder: 'Find your order',
}
export const company = { title: 'Company', about: 'About us', fit: 'How we check the fit', contact: 'Contact' }
export const legal = { title: 'Legal', delivery: 'Delivery and returns', terms: 'Terms of use', privacy: 'Privacy' }
export const prices = (shop: string, currency: string) => `${shop} motor parts. Prices in ${currency}.`
export const theme = 'Light or dark'
