/** Where a page stands. */
export const label = 'Breadcrumb'
export const home = 'Home'
export const shop = 'Shop'
/** A list for typed words, which stand in the box and in the heading already. */
export const search = 'Search'
