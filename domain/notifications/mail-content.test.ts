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

test.each([
  ['DHL', 'has left us with DHL. Its number there is RR 77.'],
  [null, 'has left us. Its number is RR 77.'],
])('the number of a parcel is that of its carrier where one is named: %s', (carrier, told) => {
  expect(words.parcelSent(NUMBER, { ...PARCEL, carrier, tracking: 'RR 77' }, undefined).paragraphs[0]).toContain(told)
})
