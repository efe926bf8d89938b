/** `pages`: what belongs to it without standing below its address. */
export type Entry = { to: string; label: string; pages?: readonly string[] }

/** The side menus, in the specification's words and order. */
export const CUSTOMER_MENU: readonly Entry[] = [
  { to: '/dashboard', label: 'My Review' },
  { to: '/dashboard/order', label: 'My Orders', pages: ['/dashboard/payment', '/dashboard/wrongFit'] },
  { to: '/dashboard/profile', label: 'My Profile', pages: ['/dashboard/updateProfile'] },
  { to: '/dashboard/addProfileInformation', label: 'Add Profile Information' },
]

export const ADMIN_MENU: readonly Entry[] = [
  { to: '/dashboard/order', label: 'My Orders', pages: ['/dashboard/payment', '/dashboard/wrongFit'] },
  { to: '/dashboard/bestSeller', label: 'Add Best Seller' },
  { to: '/dashboard/addBlog', label: 'Add Blog' },
  { to: '/dashboard/allUser', label: 'All user' },
  {
    to: '/dashboard/manageParts',
    label: 'Manage Parts',
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
    name: 'The shop',
    entries: [
      { to: '/dashboard', label: 'Overview' },
      { to: '/dashboard/toDo', label: 'To do' },
      { to: '/dashboard/orders', label: 'Orders' },
      { to: '/dashboard/newOrder', label: 'New order' },
      { to: '/dashboard/places', label: 'Places' },
      { to: '/dashboard/delivery', label: 'Delivery' },
      { to: '/dashboard/log', label: 'Log', pages: ['/dashboard/failedWork'] },
    ],
  },
  {
    name: 'Catalogue',
    entries: [
      { to: '/dashboard/brands', label: 'Brands' },
      { to: '/dashboard/categories', label: 'Categories' },
      { to: '/dashboard/vehicles', label: 'Vehicles' },
      { to: '/dashboard/repairs', label: 'Repairs' },
      { to: '/dashboard/searches', label: 'Searches' },
      { to: '/dashboard/runs', label: 'Changes of many' },
      { to: '/dashboard/bin', label: 'Deleted parts' },
    ],
  },
  {
    name: 'Files',
    entries: [
      { to: '/dashboard/imports', label: 'Files in' },
      { to: '/dashboard/suppliers', label: 'Suppliers' },
      { to: '/dashboard/exports', label: 'Files out' },
    ],
  },
  {
    name: 'From customers',
    entries: [
      { to: '/dashboard/corrections', label: 'Corrections' },
      { to: '/dashboard/fitReports', label: 'Fit reports' },
      { to: '/dashboard/reviews', label: 'Reviews' },
    ],
  },
]
