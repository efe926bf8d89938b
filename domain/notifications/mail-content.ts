import { delivery, mail as words, order } from '#common/words'
import { Phrase } from '#common/phrase'
import { money } from '#common/prices'
import { sentence } from '#common/spoken'
import { rowsOf, unitsOf } from './mail-rows.ts'
import type { MailContent } from './render-mail.ts'
import type { Mail, OrderMail } from './schema.ts'

/** They say in words what they are about. */
const WITHOUT_ROWS: readonly string[] = ['order-refunded', 'order-owed', 'order-not-changed']

/** What a mail says, by its template. */
export function mailContent(mail: Mail, shop: string): MailContent {
  const { button, ...content } = wordsOf(mail, shop)
  return {
    ...content,
    ...(button && 'link' in mail && { button: { label: button, link: mail.link } }),
    ...('stop' in mail && mail.stop && { stop: { label: words.stopAlerts, link: mail.stop.page } }),
    ...('lines' in mail && { unbroken: mail.number }),
    ...('lines' in mail &&
      !WITHOUT_ROWS.includes(mail.template) && { rows: 'parcel' in mail ? unitsOf(mail.parcel) : rowsOf(mail) }),
  }
}

function wordsOf(mail: Mail, shop: string) {
  switch (mail.template) {
    case 'verify-email':
      return words.verifyEmail(shop)
    case 'reset-password':
      return words.resetPassword(shop)
    case 'password-changed':
      return words.passwordChanged(shop)
    case 'new-email':
      return words.newEmail(shop)
    case 'new-email-asked':
      return words.newEmailAsked(shop)
    case 'email-changed':
      return words.emailChanged(shop)
    case 'account-deleted':
      return words.accountDeleted(shop)
    case 'part-back':
      return words.partBack(mail.part, money(mail.prices, mail.part.price))
    case 'fit-report-decided':
      return words.fitReportDecided(mail)
    case 'fetch-failed':
      return words.fetchFailed(mail.supplier, inWords(mail.why))
    case 'file-waits':
      return words.fileWaits(mail.supplier, mail.file, inWords(mail.why))
    case 'order-received':
      return words.orderReceived(shop, mail.number, mail.heldMinutes, mail.note)
    case 'order-lapsed':
      return words.orderLapsed(mail.number)
    case 'order-paid':
      return words.orderPaid(mail.number, whereTo(mail))
    case 'order-cancelled':
      return words.orderCancelled(mail.number, mail.why)
    case 'order-lines-cancelled':
      return words.linesCancelled(
        mail.number,
        order.unitsText(mail.units),
        mail.amount > 0 && money(mail.prices, mail.amount),
        mail.why,
      )
    case 'order-refunded':
      return words.orderRefunded(mail.number, money(mail.prices, mail.amount), mail.isOver, mail.why)
    case 'order-address-changed':
      return words.addressChanged(mail.number)
    case 'order-sent':
      return words.parcelSent(mail.number, mail.parcel, mail.arrives && delivery.daysOf(mail.arrives))
    case 'order-delivered':
      return words.parcelDelivered(mail.number, mail.parcel)
    case 'order-lost':
      return mail.parcel.isBack
        ? words.parcelBack(mail.number, mail.parcel)
        : words.parcelLost(mail.number, mail.parcel)
    case 'order-replaced':
      return words.parcelReplaced(mail.number, mail.parcel, mail.collectAt !== undefined)
    case 'order-ready-to-collect':
      return words.readyToCollect(mail.number, mail.collectAt ?? [])
    case 'order-answer':
      return words.answer(mail.number, mail.text)
    case 'order-question':
      return words.question(mail.number, mail.text)
    case 'order-money-back':
      return mail.isPaid ? words.changeMoneyBack(mail.number) : words.orderMoneyBack(mail.number)
    case 'order-owed':
      return words.orderOwed(
        mail.number,
        order.changedText(mail.units),
        money(mail.prices, mail.amount),
        mail.heldMinutes,
        mail.why,
      )
    case 'order-changed':
      return words.orderChanged(
        mail.number,
        order.changedText(mail.units),
        mail.amount > 0 && money(mail.prices, mail.amount),
        mail.why,
      )
    case 'order-not-changed':
      return words.orderNotChanged(mail.number, order.changedText(mail.units))
  }
}

const inWords = (why: Extract<Mail, { template: 'file-waits' }>['why']): string[] =>
  why.map(({ say, params }) => sentence(new Phrase(say as Phrase['say'], params)))

/** What happens after the payment, and when it arrives where that was promised. */
const whereTo = ({ collectAt, address, arrives }: OrderMail) =>
  collectAt
    ? words.weTellWhenToCollect
    : address === ''
      ? words.addressMissing
      : arrives
        ? words.expected(delivery.daysOf(arrives))
        : undefined
