/** The page about the shop. */
export const title = 'About us'
export const about = (shop: string) =>
  `Who ${shop} is, how we check that a part fits, and what we promise about delivery, returns and your data.`
export const heading = 'A parts counter that knows your car'
export const intro = (shop: string) =>
  `${shop} sells motor parts to people who repair cars, their own or other people’s. One thing matters to them: that the part in the box is the part on the car.`

export const figures = {
  since: 'on the bench since',
  parts: 'parts in the catalogue',
  makes: 'makes of vehicles',
  moneyBack: 'days money back',
}

export const fit = {
  title: 'How we check the fit',
  car: 'Every part lists the vehicles it fits by make, model, years and, where it matters, engine. Choose your car once: every part page checks against it, and every list offers only what fits.',
  number:
    'No car at hand? Type any number from the old part: ours, the car maker’s (OE), or one that has been replaced since. Spaces, dots and dashes do not matter. We tell you why a part was found.',
}

export const delivery = 'Delivery and returns'

export const contact = {
  title: 'Contact',
  /** The address stands between the two. */
  before: 'Write to',
  after:
    ', or answer any mail of ours: a person who knows parts reads it. Have the part number or the order number at hand, and the car it is for.',
}

/** In Markdown, as sellers write theirs. */
export const terms = {
  title: 'Terms of use',
  text: (currency: string) =>
    `Prices are in ${currency} and hold at the moment you confirm. We set the parts of an order aside for you while you pay; if it stays unpaid they go back on the shelf.

Fitment data comes from public vehicle records and our makers’ lists. Compare the number before you fit a part.`,
}

export const privacy = {
  title: 'Privacy',
  text: (contact: string) =>
    `Your cart and your cars are kept in your own browser. While you are logged in, your account keeps a copy of them, so that you have them on every device; signing out takes them out of the browser. We store what an order needs: your name, e-mail, telephone number, address and what you bought. Card numbers go to the payment provider only; we never see them.

We count what is typed into the search box, and which parts are opened or ordered from there, for 31 days. We do not store who typed it: no account, no IP address. VINs, e-mail addresses and telephone numbers are taken out.

No advertising, no tracking by others.

Do you want your account removed? [Delete it here](/dashboard/deleteAccount), or write to <${contact}> from its e-mail address. Your profiles, your cars and what you wait for go with it; your orders stay in our books.`,
}
