import { dayInUtc } from '#common/format'
import * as words from '#common/words'
import type { Order } from '#domain/orders/schema'
import { arrivalText } from '../cart/QuoteSums.tsx'

const say = words.checkout.pay

/** What happens to a paid order: when it arrives, as it was promised; only the shipping of the settings has no promise of its own. */
export function afterPayment({ address, delivery, lines }: Order, deliveryDays: string): string {
  if (delivery?.kind === 'collect') return words.mail.weTellWhenToCollect
  if (!address) return say.answerWithAddress
  const due = lines.flatMap(({ waits }) => waits?.due ?? []).toSorted()
  const comesIn = due.length > 0 && say.comesInBy(dayInUtc(due.at(-1)!))
  return [comesIn, delivery ? promised(delivery) : !comesIn && say.inWorkingDays(deliveryDays)]
    .filter(Boolean)
    .join(' ')
}

const promised = ({ from, to, parcels }: NonNullable<Order['delivery']>) =>
  from && to && `${arrivalText({ from, to, parcels })}.`
