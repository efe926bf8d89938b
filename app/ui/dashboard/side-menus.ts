import { adminMenu, dashboard } from '#common/words'

const { menu } = dashboard
const { first, shop, catalogue, files, customers } = adminMenu

/** `pages`: what belongs to it without standing below its address. */
export type Entry = { to: string; label: string; pages?: readonly string[] }

/** The side menus, in the specification's words and order. */
export const CUSTOMER_MENU: readonly Entry[] = [
  { to: '/dashboard', label: menu.review },
  { to: '/dashboard/order', label: menu.orders, pages: ['/dashboard/payment', '/dashboard/wrongFit'] },
  { to: '/dashboard/profile', label: menu.profile, pages: ['/dashboard/updateProfile'] },
  { to: '/dashboard/addProfileInformation', label: menu.addProfile },
]

export const ADMIN_MENU: readonly Entry[] = [
  { to: '/dashboard/order', label: menu.orders, pages: ['/dashboard/payment', '/dashboard/wrongFit'] },
  { to: '/dashboard/bestSeller', label: first.bestSeller },
  { to: '/dashboard/addBlog', label: first.blog },
  { to: '/dashboard/allUser', label: first.users },
  {
    to: '/dashboard/manageParts',
    label: first.parts,
    pages: ['/dashboard/updateParts', '/dashboard/changeParts', '/dashboard/partGrid'],
  },
]

/** Whether a page is this entry's: its own or one below it. */
export function isOf({ to, pages = [] }: Entry, pathname: string): boolean {
  const here = pathname.replace(/\/$/, '')
  const isBelow = (one: string) => here.startsWith(`${one}/`)
  return here === to || (to !== '/dashboard' && isBelow(to)) || pages.some((one) => here === one || isBelow(one))
}

/** What else an admin looks after, by what it is about. */
export const SHOP_MENUS: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: shop.title,
    entries: [
      { to: '/dashboard', label: shop.overview },
      { to: '/dashboard/toDo', label: shop.toDo },
      { to: '/dashboard/orders', label: shop.orders },
      { to: '/dashboard/newOrder', label: shop.newOrder },
      { to: '/dashboard/places', label: shop.places },
      { to: '/dashboard/delivery', label: shop.delivery },
      { to: '/dashboard/texts', label: shop.texts },
      { to: '/dashboard/log', label: shop.log, pages: ['/dashboard/failedWork'] },
    ],
  },
  {
    name: catalogue.title,
    entries: [
      { to: '/dashboard/brands', label: catalogue.brands },
      { to: '/dashboard/categories', label: catalogue.categories },
      { to: '/dashboard/vehicles', label: catalogue.vehicles },
      { to: '/dashboard/repairs', label: catalogue.repairs },
      { to: '/dashboard/searches', label: catalogue.searches },
      { to: '/dashboard/runs', label: catalogue.runs },
      { to: '/dashboard/bin', label: catalogue.bin },
    ],
  },
  {
    name: files.title,
    entries: [
      { to: '/dashboard/imports', label: files.imports },
      { to: '/dashboard/suppliers', label: files.suppliers },
      { to: '/dashboard/exports', label: files.exports },
    ],
  },
  {
    name: customers.title,
    entries: [
      { to: '/dashboard/corrections', label: customers.corrections },
      { to: '/dashboard/fitReports', label: customers.fitReports },
      { to: '/dashboard/reviews', label: customers.reviews },
    ],
  },
]
