/** Pages that are sent where the shop's own cannot be. */
export const busy = {
  title: 'Back in a moment',
  text: 'The shop is very busy or something went wrong on our side. Your cart is safe.',
  link: 'Try again',
}

export const needsScript = {
  title: 'This form needs script',
  text: 'Your browser ran none of the shop’s script, so nothing was done. Allow script for this shop, then try again.',
  link: 'Back to the form',
}
