import { parts } from '../finding/shop-list.ts'

/** The home page. */
export const title = (shop: string) => `${shop} motor parts: the right part for your car`
/** `freeOver`: null where methods of delivery have prices of their own. */
export const about = (freeOver: string | null, moneyBackDays: number) =>
  'Motor parts that fit: choose your make, model and year or search by any part number. ' +
  `${freeOver === null ? '' : `Free shipping over ${freeOver}, `}${moneyBackDays} days money back.`

export const banner = {
  /** One sentence a line. */
  title: ['The right part.', 'First time.'],
  text: 'Tell us your car and see only what fits it, or type any number you find on the old part.',
  shop: 'Shop all parts',
  arrivals: 'New arrivals',
}

export const vehicle = {
  title: 'Find parts for your vehicle',
  byMake: 'Parts by make',
  noParts: 'Our parts are on their way to the shelf',
  /** Before the count of all parts, which is set in another font, and behind it. */
  many: 'Over 100,000 parts: exactly',
  some: 'Parts for your car: exactly',
  inCatalogue: 'in the catalogue today',
}

export const bestSellers = { title: 'Best sellers', all: 'View all' }
export const arrivals = 'New arrivals'

/** The six categories, in the specification's words. */
export const categories = {
  title: 'Shop by categories',
  names: {
    'wheels-tires': 'WHEELS & TIRES',
    'smart-devices': 'SMART DEVICES',
    'oils-fluids': 'OILS & FLUIDS',
    'lights-lighting': 'LIGHTS & LIGHTING',
    'replacement-parts': 'REPLACEMENT PARTS',
    'tools-equipment': 'TOOLS & EQUIPMENT',
  },
  parts,
  more: 'VIEW MORE',
}

export const brands = {
  title: 'Shop by brands',
  label: 'Brands',
  /** What the brands with a mark of their own make. */
  makes: {
    kovara: 'Brakes',
    norrvane: 'Suspension',
    zundrath: 'Ignition',
    viskora: 'Oils',
    siebwerk: 'Filters',
    pavelin: 'Tyres',
    tokimura: 'Engine and cooling',
    lumivar: 'Lights',
  },
}

export const blog = { title: 'Latest blog', all: 'All posts' }

export const benefits = {
  title: 'What we promise',
  shipping: { title: 'FREE SHIPPING', text: (over: string) => `on all orders over ${over}` },
  money: { title: 'MONEY GUARANTEE', text: (days: number) => `${days} days money back` },
  card: {
    title: 'SAFE SHOPPING',
    text: 'guarantee: your card number goes to the payment provider only, never to us',
  },
  setAside: {
    title: 'SAFE SHOPPING',
    text: 'guarantee: we set your parts aside while you pay, so nobody else can take them',
  },
}
