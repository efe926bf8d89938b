/** While a page loads. */
export const loading = {
  label: 'Loading',
  withoutScript: 'This page needs JavaScript. Browsing the shop works without.',
}

/** While what was asked for comes over a slow line. */
export const coming = 'On its way'

/** Instead of a page, by what went wrong: a status of HTTP, or 0 where there is no network. `unanswered`: there is one, and the shop is silent. */
export const wrong = {
  404: {
    title: 'This page is not in our catalogue',
    text: 'The address may have a typo, or the part is no longer listed. Search for it above, or begin with your car.',
  },
  429: {
    title: 'Too many pages at once',
    text: 'Your connection has asked for more pages than the shop answers in a minute. Wait a minute, then try again.',
  },
  400: {
    title: 'The shop does not open this page',
    text: 'It refused what the address asks for. Try again, or begin again in the shop.',
  },
  500: {
    title: 'Something broke on our bench',
    text: 'It is not your doing. We have noted it. Please try again in a moment.',
  },
  0: {
    title: 'You are offline',
    text: 'We could not reach the shop. Check your connection, then try again. Your cart is safe in this browser.',
  },
  unanswered: {
    title: 'The shop does not answer',
    text: 'We could not reach it, or it took too long. Check your connection, then try again. Your cart is safe in this browser.',
  },
} as const
/** In large letters, in place of a status. */
export const off = 'OFF'
export const tryAgain = 'Try again'
export const toShop = 'Go to the shop'
export const home = 'Home'
export const noSiteMap = 'There is no such site map.'
