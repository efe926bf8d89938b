type Entry = { to: string; label: string }

/** The side menus, in the specification's words and order. */
export const CUSTOMER_MENU: readonly Entry[] = [
  { to: '/dashboard', label: 'My Review' },
  { to: '/dashboard/order', label: 'My Orders' },
  { to: '/dashboard/profile', label: 'My Profile' },
  { to: '/dashboard/addProfileInformation', label: 'Add Profile Information' },
]

export const ADMIN_MENU: readonly Entry[] = [
  { to: '/dashboard/order', label: 'My Orders' },
  { to: '/dashboard/bestSeller', label: 'Add Best Seller' },
  { to: '/dashboard/addBlog', label: 'Add Blog' },
  { to: '/dashboard/allUser', label: 'All user' },
  { to: '/dashboard/manageParts', label: 'Manage Parts' },
]

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
      { to: '/dashboard/log', label: 'Log' },
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
