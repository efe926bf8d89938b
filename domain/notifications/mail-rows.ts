import { delivery, mail as words, order } from '#common/words'
import { money } from '#common/prices'
import type { Row } from './render-mail.ts'
import type { MailedParcel, OrderMail } from './schema.ts'

/** What is in a parcel, as rows of a mail. */
export const unitsOf = ({ units }: MailedParcel): Row[] =>
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
}: OrderMail): Row[] => [
  ...lines.map(({ name, number, quantity, cancelled, price, fit, waits }): Row => [
    `${quantity} × ${name}${number && `, ${number}`}${fit ? ` (${fit})` : ''}`,
    money(prices, quantity * price),
    [...(cancelled > 0 ? [order.cancelledOf(cancelled, cancelled === quantity)] : []), ...(waits ? [waits] : [])].join(
      '. ',
    ),
  ]),
  [comes ?? words.row.shipping, shipping === 0 ? delivery.free : money(prices, shipping)],
  ...(credited ? [[words.row.credited, money(prices, -credited)] as Row] : []),
  [words.row.total, money(prices, total)],
  ...(sentBack ? [[words.row.sentBack, money(prices, -sentBack)] as Row] : []),
  ...whoseRows(whose),
]

/** Where an order goes, whom its bill is for, and its buyer's own number for it. */
const whoseRows = ({ address, billTo, poNumber }: Pick<OrderMail, 'address' | 'billTo' | 'poNumber'>): Row[] => {
  const rows: Row[] = [
    [words.row.goesTo, address.split(/\s*\n\s*/).join(', ')],
    [words.row.billTo, billTo.join(', ')],
    [words.row.poNumber, poNumber ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}
