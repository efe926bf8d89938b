import { delivery, mail as words, order } from '#common/words'
import { money } from '#common/prices'
import type { MailedParcel, OrderMail } from './schema.ts'

/** What is in a parcel, as rows of a mail. */
export const unitsOf = ({ units }: MailedParcel): [string, string][] =>
  units.map(({ name, number, quantity }) => [`${quantity} × ${name}`, number])

/** An order's lines and sums, and whose it is, as rows of a mail. */
export const rowsOf = ({
  lines,
  prices,
  shipping,
  delivery: comes,
  credited,
  total,
  sentBack,
  ...whose
}: OrderMail): [string, string][] => [
  ...lines.map(({ name, number, quantity, cancelled, price, fit, waits }): [string, string] => [
    [
      `${quantity} × ${name}${number && `, ${number}`}${fit ? ` (${fit})` : ''}`,
      ...(cancelled > 0 ? [order.cancelledOf(cancelled, cancelled === quantity)] : []),
      ...(waits ? [waits] : []),
    ].join('. '),
    money(prices, quantity * price),
  ]),
  [comes ?? words.row.shipping, shipping === 0 ? delivery.free : money(prices, shipping)],
  ...(credited ? [[words.row.credited, money(prices, -credited)] as [string, string]] : []),
  [words.row.total, money(prices, total)],
  ...(sentBack ? [[words.row.sentBack, money(prices, -sentBack)] as [string, string]] : []),
  ...whoseRows(whose),
]

/** Where an order goes, whom its bill is for, and its buyer's own number for it. */
const whoseRows = ({ address, billTo, poNumber }: Pick<OrderMail, 'address' | 'billTo' | 'poNumber'>) =>
  [
    [words.row.goesTo, address.split(/\s*\n\s*/).join(', ')],
    [words.row.billTo, billTo.join(', ')],
    [words.row.poNumber, poNumber ?? ''],
  ].filter((row): row is [string, string] => row[1] !== '')
