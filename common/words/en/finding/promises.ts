/** What delivery costs and how a part goes back, as far as the settings say it. */
export const delivery = {
  cost: (percent: number, isWholeDollars: boolean, freeOver: string) =>
    `Shipping is ${percent} % of what you order${isWholeDollars ? ', rounded down to whole dollars' : ''}. Orders over ${freeOver} ship free. You see the exact amount before you confirm.`,
  time: (days: string) => `A parcel is with you ${days} working days after you pay.`,
  back: (days: number) =>
    `Does it not fit, or did you change your mind? Send it back within ${days} days and get your money back. Tell us first, on your order’s page or by answering any mail of ours: we say where it goes. Please do not fit the part first: check the number on the box against this page.`,
}

/** The same in short, beside a part's price. */
export const short = {
  time: (days: string) => `With you ${days} working days after you pay`,
  /** The percentage stands between the last two, unbroken. */
  freeOver: (amount: string) => `Free shipping on all orders over ${amount}, else`,
  percent: (percent: number) => `${percent} %`,
  ofOrder: 'of the order',
  back: (days: number) => `${days} days money back`,
  warranty: (months: number) => `${months} months warranty by the maker`,
}
