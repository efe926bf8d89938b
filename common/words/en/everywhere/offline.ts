export const stays = 'You are offline. This page stays open: its links work again once you are back.'
/** After a press that cannot be followed. */
export const refused = 'You are offline: nothing was opened or put into the cart. Please press again once you are back.'

/** Where a script of the page could not be fetched. */
export const notWhole = 'A piece of this page did not arrive, so some of its buttons do nothing.'
export const again = 'Load the page again'
