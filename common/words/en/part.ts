/** A part that is sold out, on its page. */
export const soldOut = {
  now: 'Sold out at the moment.',
  instead: 'See below what fits in its place.',
  tellMe: 'Tell me when it is back',
  email: 'Your e-mail',
  hint: 'We send one mail, and then forget your address.',
  send: 'Tell me',
  stored: (email: string) => `We will write to ${email} as soon as it is back.`,
}
