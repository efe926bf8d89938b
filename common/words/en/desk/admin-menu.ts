/** The side menu of admins, beside the entries that `dashboard.menu` holds. */
export const first = {
  bestSeller: 'Add Best Seller',
  blog: 'Add Blog',
  users: 'All user',
  parts: 'Manage Parts',
}

export const shop = {
  title: 'The shop',
  overview: 'Overview',
  toDo: 'To do',
  orders: 'Orders',
  newOrder: 'New order',
  places: 'Places',
  delivery: 'Delivery',
  texts: 'Texts',
  log: 'Log',
}

export const catalogue = {
  title: 'Catalogue',
  brands: 'Brands',
  categories: 'Categories',
  vehicles: 'Vehicles',
  repairs: 'Repairs',
  searches: 'Searches',
  runs: 'Bulk changes',
  bin: 'Deleted parts',
}

export const files = { title: 'Files', imports: 'Imports', suppliers: 'Suppliers', exports: 'Exports' }

export const customers = {
  title: 'From customers',
  corrections: 'Corrections',
  fitReports: 'Fit reports',
  reviews: 'Reviews',
}
