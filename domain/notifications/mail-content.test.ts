import { expect, test } from 'vitest'
import { mail as words } from '#common/words'

const NUMBER = 'KX4T7PQ2'
const PARCEL = { number: 1, carrier: null, tracking: null, trackingUrl: null }

test.each([
  words.orderReceived('Camber', NUMBER, 30),
  words.orderLapsed(NUMBER),
  words.orderPaid(NUMBER, undefined),
  words.parcelSent(NUMBER, PARCEL, undefined),
  words.parcelDelivered(NUMBER, PARCEL),
  words.parcelLost(NUMBER, PARCEL),
  words.parcelBack(NUMBER, PARCEL),
  words.parcelReplaced(NUMBER, PARCEL, false),
  words.readyToCollect(NUMBER, []),
  words.orderCancelled(NUMBER),
  words.linesCancelled(NUMBER, '1 × Disc', false),
  words.addressChanged(NUMBER),
  words.answer(NUMBER, 'Yes.'),
  words.question(NUMBER, 'When?'),
  words.orderRefunded(NUMBER, '$40', false),
  words.orderMoneyBack(NUMBER),
  words.orderOwed(NUMBER, '1 × Disc more', '$40'),
  words.orderChanged(NUMBER, '1 × Disc more', false),
  words.orderNotChanged(NUMBER, '1 × Disc more'),
  words.changeMoneyBack(NUMBER),
])('the number of the order is in the text, too: $subject', ({ paragraphs }) => {
  expect(paragraphs.join(' ')).toContain(NUMBER)
})
