/** Where a page stands. */
export const label = 'Breadcrumb'
export const home = 'Home'
export const shop = 'Shop'
