import { money } from '#common/prices'
import type { MailContent } from './render-mail.ts'
import type { Mail } from './schema.ts'

export type OrderMail = Extract<Mail, { number: string }>

/** The words of a mail about an order. */
export function orderMailContent(mail: OrderMail, shop: string): MailContent {
  const order = `order ${mail.number}`
  const button = { label: 'See my orders', link: mail.link }
  switch (mail.template) {
    case 'order-received':
      return {
        subject: `We have your ${order}`,
        paragraphs: [
          `Thank you for ordering at ${shop}. Your parts are set aside for you.`,
          'Please pay soon: parts that are not paid for in time go back on the shelf.',
        ],
        rows: rowsOf(mail),
        button,
      }
    case 'order-paid':
      return {
        subject: `Your ${order} is paid`,
        paragraphs: [
          'Thank you! Your payment has arrived, and we are packing your parts.',
          ...(mail.address ? [] : ['Please answer this mail with your address, so that we know where they go.']),
        ],
        rows: rowsOf(mail),
        button,
      }
    case 'order-cancelled':
      return {
        subject: `Your ${order} was cancelled`,
        paragraphs: ['Your order was cancelled. If you have paid for it, the whole amount is on its way back to you.'],
        rows: rowsOf(mail),
        button,
      }
    case 'order-refunded':
      return {
        subject: `Money back for your ${order}`,
        paragraphs: [
          `We have sent ${money(mail.prices, mail.amount)} back to your card. Banks take a few days until you can see it.`,
        ],
        button,
      }
    case 'order-money-back':
      return {
        subject: `We could not fill your ${order}`,
        paragraphs: [
          'Your payment arrived, but we can no longer fill this order. We are sorry.',
          'The whole payment is on its way back to your card. Banks take a few days until you can see it.',
        ],
        rows: rowsOf(mail),
        button,
      }
  }
}

const rowsOf = ({ lines, prices, shipping, total, address }: OrderMail): [string, string][] => [
  ...lines.map(({ name, quantity, price }): [string, string] => [
    `${quantity} × ${name}`,
    money(prices, quantity * price),
  ]),
  ['Shipping', shipping === 0 ? 'free' : money(prices, shipping)],
  ['Total', money(prices, total)],
  ...(address ? [['Goes to', address.split(/\s*\n\s*/).join(', ')] as [string, string]] : []),
]
