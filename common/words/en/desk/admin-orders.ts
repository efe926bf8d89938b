/** The admins' list of everybody's orders. */
export const list = {
  title: 'Orders',
  intro: "Everybody's orders, the newest first.",
  csv: 'CSV',
  find: 'Find orders',
  findHint: 'Number, name, e-mail or PO number',
  state: 'State',
  all: 'All',
}

export const refund = {
  button: 'Refund',
  title: (order: string) => `Refund ${order}`,
  intro: (total: string, back: string | null) =>
    `The order came to ${total}${back ? `, and ${back} went back before` : ''}. The money goes back to the card that paid. Once all of it has, what was not sent goes back on the shelf.`,
  done: 'The money is on its way back',
}

export const cancel = {
  button: 'Cancel order',
  title: (order: string) => `Cancel ${order}`,
  intro: 'What has not left yet goes back on the shelf. What was paid goes back to the customer, unless it did before.',
  done: (order: string) => `Order ${order} is cancelled`,
}

/** Where an admin says why, and how much of the money goes back. */
export const reason = {
  amount: 'Amount',
  amountHint: (howWritten: string) => `${howWritten}. Empty: all that is left`,
  reason: 'Reason',
  reasonHint: 'The customer sees it',
  back: 'Back',
}
