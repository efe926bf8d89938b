import { currencyName, longDayInUtc } from '#common/format'
import { inCurrency, money, type Prices } from '#common/prices'
import { delivery, order as orderWords, orderPage, verdict } from '#common/words'
import { invoicedTo, sentElsewhere } from './invoice-addresses.ts'
import { type Columns, columnsFor, FIGURE, namesOfSums, TOTAL } from './invoice-columns.ts'
import { openSheet, type Sheet, sheet, type Style } from './invoice-sheet.ts'
import type { Order, OrderLine } from '../schema.ts'

const { left, right, bottom, grey } = sheet
/** So many have room below the rule. */
const FOOT_LINES = 4
const CODE: Style = { face: 'mono', size: 8.5 }

const { invoice: words } = orderWords

type Given = { order: Order; sentBack: number; shop: string; seller: readonly string[]; prices: Prices }
type Says = (minor: number) => string

/** `sentBack`: as `sentBackOf` says; `seller`: who sells, line by line. Names in many scripts take up to half a second of processor time. */
export async function drawInvoice({ order, sentBack, shop, seller, prices }: Given): Promise<Uint8Array> {
  const written = inCurrency(prices, order.currency)
  const says = (minor: number) => money(written, minor)
  const paper = openSheet(words.titleOf(order.orderNumber))
  const columns = columnsFor(paper, order.lines, written)
  let y = head(paper, order, shop, says)
  y = tableHead(paper, columns, y)
  for (const line of order.lines) y = row(paper, columns, line, says, y)
  if (y > bottom - 130) y = nextPage(paper, columns)
  sums(paper, order, sentBack, says, y)
  return paper.end((page, pages) => {
    paper.rule(bottom + 18)
    const foot = [
      words.footer(shop, currencyName(order.currency)),
      ...paper.fold(seller.map(whole).join(' · '), { size: 9, width: right - left }),
    ]
    for (const [n, line] of foot.slice(0, FOOT_LINES).entries())
      paper.write(line, left, bottom + 26 + n * 12, { size: 9, color: grey })
    paper.write(`${order.orderNumber}   ${page} / ${pages}`, right, bottom + 26, {
      face: 'mono',
      size: 8,
      color: grey,
      right: true,
    })
  })
}

/** A line of the seller's does not break. */
const whole = (line: string) => line.replaceAll(' ', '\u00a0')

/** Draws the wordmark, the title, and a title block as on a drawing. Returns where the table begins. */
function head(paper: Sheet, order: Order, shop: string, says: Says): number {
  paper.bar()
  paper.write(shop.toUpperCase(), left, 40, { face: 'bold', size: 26, width: 300 })
  paper.write(words.trade, left, 69, { size: 12, color: grey })
  paper.write(words.title, right, 40, { face: 'bold', size: 26, right: true })
  paper.write(order.orderNumber, right, 70, { face: 'mono', size: 10.5, right: true })
  paper.rule(100, sheet.ink, 1.5)
  const { vehicle, poNumber, changePayments = [] } = order
  const facts: [string, string, Style?][] = [
    [words.ordered, longDayInUtc(order.createdAt)],
    [words.paid, longDayInUtc(order.paidAt!)],
    [words.transaction, order.tranjactionId!, CODE],
  ]
  for (const { amount, tranjactionId } of changePayments)
    facts.push(['', orderPage.laterTransaction(says(amount)), { size: 9, color: grey }], ['', tranjactionId, CODE])
  if (poNumber) facts.push([words.poNumber, poNumber])
  if (vehicle)
    facts.push([words.vehicle, [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')])
  for (const [n, line] of sentElsewhere(order).entries()) facts.push([n === 0 ? words.goesTo : '', line])
  paper.write(words.buyer, left, 114, { size: 9, color: grey })
  let end = 127
  for (const [n, text] of [...invoicedTo(order), order.email, order.number].filter(Boolean).entries())
    end = paragraph(paper, text, left, end, { face: n === 0 ? 'bold' : 'text', width: 240 })
  let y = 114
  for (const [name, value, style] of facts) {
    paper.write(name, left + 270, y, { size: 9, color: grey })
    y = 1 + paragraph(paper, value, left + 330, y - 1, { ...style, width: right - left - 330 })
  }
  return Math.max(200, end + 15, y + 28)
}

/** Writes the text in as many lines as it needs. Returns where the next begins. */
function paragraph(paper: Sheet, text: string, x: number, y: number, style: Style): number {
  const lines = paper.fold(text, style)
  for (const [n, line] of lines.entries()) paper.write(line, x, y + n * 15, style)
  return y + lines.length * 15
}

function tableHead(paper: Sheet, columns: Columns, y: number): number {
  const style = { size: 9, color: grey }
  paper.write(words.number, columns.number, y, style)
  paper.write(words.part, columns.name, y, style)
  paper.write(words.quantity, columns.quantity, y, { ...style, right: true })
  paper.write(words.price, columns.price, y, { ...style, right: true })
  paper.write(words.sum, columns.sum, y, { ...style, right: true })
  paper.rule(y + 15, sheet.ink)
  return y + 22
}

function row(paper: Sheet, columns: Columns, line: OrderLine, says: Says, top: number): number {
  const { number, name, brand, quantity, cancelled, price, fit } = line
  const code = { face: 'mono' as const, size: 9.5, width: 104 }
  const numbers = paper.fold(number, code)
  const width = columns.nameWidth
  const told: [string, Style][] = [
    [name, { face: 'bold', width }],
    [brand, { size: 9, color: grey, width }],
  ]
  if (fit) told.push([verdict.lineText(fit), { size: 9, width: right - columns.name }])
  if (cancelled) told.push([orderWords.cancelledOf(cancelled, cancelled === quantity), { size: 9, width }])
  const texts = told.flatMap(([text, style]) => paper.fold(text, style).map((line) => ({ line, style })))
  const height = 10 + Math.max(texts.length, numbers.length) * 13
  const y = top + height > bottom - 4 ? nextPage(paper, columns) : top
  for (const [n, line] of numbers.entries()) paper.write(line, columns.number, y + 1 + n * 13, code)
  for (const [n, { line, style }] of texts.entries()) paper.write(line, columns.name, y + n * 13, style)
  paper.write(String(quantity), columns.quantity, y + 1, FIGURE)
  paper.write(says(price), columns.price, y + 1, FIGURE)
  paper.write(says(price * quantity), columns.sum, y + 1, FIGURE)
  paper.rule(y + height - 7)
  return y + height
}

function nextPage(paper: Sheet, columns: Columns): number {
  paper.doc.addPage()
  paper.bar()
  return tableHead(paper, columns, 44)
}

function sums(paper: Sheet, order: Order, sentBack: number, says: Says, y: number) {
  const { subtotal, shipping, credited, total } = order
  const [comes, ...more] = paper.fold(order.delivery?.name ?? words.shipping, { width: 86 })
  const lines: [string, string][] = [
    [words.subtotal, says(subtotal)],
    [comes!, shipping === 0 ? delivery.free : says(shipping)],
    ...more.map((rest): [string, string] => [rest, '']),
  ]
  if (credited) lines.push([words.credited, says(-credited)])
  const names = namesOfSums(paper, lines, says(total))
  for (const [n, [name, value]] of lines.entries()) {
    paper.write(name, names, y + 6 + n * 17, { color: grey })
    paper.write(value, right, y + 7 + n * 17, FIGURE)
  }
  const end = y + 14 + lines.length * 17
  paper.write(words.totalPaid, names, end, TOTAL.name)
  paper.write(says(total), right, end + 1, TOTAL.value)
  if (sentBack === 0) return
  paper.write(words.sentBack, names, end + 22, { color: grey })
  paper.write(says(-sentBack), right, end + 23, FIGURE)
}
