/**
 * Business constants of the shop (specification, section 9). Money is in whole units of the currency, as in the
 * settings.
 */
export const FREE_SHIPPING_OVER = 99
export const SHIPPING_PERCENT = 5
export const MONEY_BACK_DAYS = 7
export const PASSWORD_MIN = 6
export const NOTIFICATION_MS = 5000
export const CART_KEY = 'shopping-cart'
export const CART_CARS_KEY = 'cart-cars'
export const CART_PRICES_KEY = 'cart-prices'
export const CART_LATER_KEY = 'cart-later'
/** What is typed at the checkout, for as long as a tab is open. */
export const CHECKOUT_KEY = 'camber-checkout'
/** The order that was placed last in this browser, and when: the way back, and other tabs, lead to an empty cart. */
export const PLACED_KEY = 'camber-placed'
/** When somebody signed out in this browser last. */
export const LEFT_KEY = 'camber-left'
/** Where this browser has orders sent: a country and perhaps a postcode. */
export const DESTINATION_KEY = 'ship-to'
/** What the account's copy of the cart held when this browser heard of it last. */
export const CART_COPY_KEY = 'cart-copy'
/** The parts that a tab compares, and how many at most. */
export const COMPARED_KEY = 'camber-compared'
export const COMPARED_MAX = 4
/** The lines of a quick order, for as long as a tab is open. */
export const QUICK_ORDER_KEY = 'camber-quick-order'
/** The cookie of a browser that has just opened the link which proves an e-mail address. */
export const EMAIL_PROVED = 'camber.proved'
export const ACCESS_TOKEN_KEY = 'accessToken'
/** Its e-mail address. */
export const EMAIL_KEY = 'camber-email'
/** Day or night, where one was chosen. */
export const THEME_KEY = 'camber-theme'
/** The cars of this browser, and the chosen one. */
export const GARAGE_KEY = 'camber-garage'
/** How this browser shows the shop's list: "lines", or nothing for cards. */
export const LIST_LOOK_KEY = 'camber-list'
/** The parts that this browser looked at last. */
export const LOOKED_AT_KEY = 'camber-looked-at'
export const ASKED_ALERTS_KEY = 'camber-alerts'
/** Where older visits stored their one car. */
export const VEHICLE_KEY = 'camber-vehicle'
/** In the address of a list: it is for all cars, though one is chosen. */
export const ALL_CARS = 'all-cars'
/** So many cars one garage holds. */
export const GARAGE_MOST = 50
export const PAGE_SIZE = 24
export const PAGE_SIZE_MAX = 100
/** So many characters the words of a search have. */
export const SEARCH_MAX = 120
/** At this stock or below, pages show the number. The table `stock` (migration 0003) has the same limit. */
export const FEW = 5
export const POSITIONS = [
  'front',
  'rear',
  'left',
  'right',
  'front left',
  'front right',
  'rear left',
  'rear right',
] as const
export type Position = (typeof POSITIONS)[number]
