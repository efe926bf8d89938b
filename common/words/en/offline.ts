export const stays = 'You are offline. This page stays open: its links work again once you are back.'
/** After a press that cannot be followed. */
export const refused = 'You are offline: nothing was opened or put into the cart. Please press again once you are back.'
