export const title = 'Checkout'
export const about = 'Where your parts go, how they come, and what they cost.'
export const withoutScript = (mail: string) =>
  `The checkout needs JavaScript. Please switch it on, or write to ${mail} which parts you want and where they go.`
export const toCart = 'Change the cart'

/** Where the cart is empty because its order was placed, here or in another tab: the browser's way back leads here from the payment. */
export const placed = {
  how: 'You have placed an order. Its page says whether it is paid, and lets you pay, change or cancel it.',
  toOrder: 'To your order',
}

/** Who orders. */
export const contact = {
  title: 'Contact',
  email: 'Email',
  emailHint: 'For the order’s confirmation and its page. No account is needed.',
  account: (email: string) => `You are logged in as ${email}. You will find the order in your account.`,
  have: 'Have an account?',
  logIn: 'Log in',
  phone: 'Telephone (optional)',
  phoneHint: 'In case the carrier has a question',
}

/** Where it goes. */
export const to = {
  title: 'Delivery',
  ways: 'Send it or collect it',
  ship: 'Send it to me',
  collect: 'I collect it',
  collector: 'Who collects it',
  collectorMissing: 'Please say who collects it',
  own: 'Your addresses',
  another: 'Choose one, or type another below',
  method: 'How it comes',
  place: 'Where you collect it',
  noWay: (country: string) => `We do not deliver to ${country} yet.`,
}

/** Whom the bill is for. */
export const bill = {
  title: 'Bill',
  same: 'The bill goes to the same address',
  company: 'Company (optional)',
  poNumber: 'Your order number (optional)',
  poHint: 'Your own purchase-order number: it appears on the invoice',
  note: 'Note to us (optional)',
}

/** What is ordered, and the button. */
export const summary = {
  title: 'Your order',
  pay: 'Continue to payment',
  ahead: (pieces: number) => (pieces === 1 ? 'Your order: 1 piece' : `Your order: ${pieces} pieces`),
  refused: 'Some lines cannot be ordered.',
  seeLines: 'See the lines',
  next: 'You pay on the next page. Until then we set the parts aside for you.',
  look: 'Some fields are missing or wrong. Each says so below it.',
  fresh: 'The figures beside this are new. Please look at them, then press again.',
  fit: 'For the lines above, confirm that you have checked them, or choose their car.',
}

/** The page on which an order is found again. */
export const find = {
  title: 'Find your order',
  about: 'With the order’s number and the e-mail that it was ordered with. Both are in the mail that we sent you.',
  number: 'Order number',
  numberHint: 'Such as CM-7F3K-29QD',
  email: 'Email',
  send: 'Find my order',
  none: 'No order has this number and this e-mail. Please check both.',
  withoutScript: 'This page needs JavaScript. The mail about your order has a link that leads to it, too.',
}

/** The page of one order's payment. */
export const pay = {
  title: (number: string) => `Payment for order ${number}`,
  paymentTitle: 'Payment',
  whatFor: 'What you pay for',
  collectAt: 'You collect it at:',
  address: 'Where do your parts go?',
  addressWhy: 'This order has no address yet. Give it here, then pay.',
  save: 'Save and go on to payment',
  toOrder: 'See the order',
  answerWithAddress: 'Please answer the mail with your address, so that we know where they go.',
  cancelled: 'This order was cancelled.',
  goesBack: 'This order was cancelled. What was paid goes back to the card that paid.',
  wentBack: 'What was paid for this order has gone back to the card that paid.',
  asItWas: 'There is nothing to pay any more: your order stays as it was.',
  comesInBy: (day: string) => `What is on back order comes in by ${day}.`,
  inWorkingDays: (days: string) => `They are with you in ${days} working days.`,
}
