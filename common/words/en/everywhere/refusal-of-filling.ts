/** Why an order cannot be packed, sent or handed over. */
export const isPacked = 'A parcel of this order is packed. Please unpack it first.'
export const notPaidYet = 'This order is not paid.'
export const nothingToFill = (state: 'cancelled' | 'refunded') =>
  `This order was ${state}, so nothing more of it is sent.`
export const owesMoney = 'This order was changed, and its buyer still owes money for it.'
export const addressMissing = 'Nobody has said yet where this order goes.'
export const allPacked = 'All of this order is packed already. Somebody else may have packed it.'
export const fewerLeft = (left: number, place: string) =>
  left === 0
    ? `None of this line is left to pack at ${place}`
    : `Only ${left} of this line ${left === 1 ? 'is' : 'are'} left to pack at ${place}`
export const lineNamedTwice = 'This line is listed twice'
export const whichPlace = (places: readonly string[]) => `Choose the place: what is left is at ${places.join(' and ')}`
export const nothingHere = 'No part of this order is at this place'
export const parcelChangedMeanwhile = 'Somebody else has changed this parcel meanwhile.'
export const parcelIs = (state: 'packed' | 'sent' | 'delivered' | 'lost' | 'unpacked') =>
  ({
    packed: 'This parcel is packed, but not sent yet.',
    sent: 'This parcel is on its way already.',
    delivered: 'This parcel was delivered already.',
    lost: 'This parcel is lost.',
    unpacked: 'This parcel was unpacked again.',
  })[state]
export const numberOfLabel = 'The label of this parcel has its number, which its carrier gave.'
export const collectedNotSent = 'The buyer of this order collects it: note that it was handed over.'
export const isNotCollected = 'This order is sent to its buyer, not collected.'
export const noLabels =
  'The carrier of this order sells no labels here. Please type its number when you send the parcel.'
export const noLabelYet = 'This parcel has no label.'
export const weightUnknown = (names: readonly string[]) =>
  `Say what the parcel weighs: it is not known of ${names.join(', ')}`
export const addressOnlyText =
  'The address of this order is only text. Please unpack the parcel and give the address with its fields.'
export const replacedAlready = 'What was in this parcel is sent once more already.'
export const lostPaidBack = 'The price of what was lost was sent back already.'
export const noneToReplace = (names: readonly string[]) =>
  `There is no other in stock of: ${names.join(', ')}. Please refund the order instead.`
/** Of a parcel that came back, whose parts are sold again only once somebody has counted them in. */
export const notCountedIn = (names: readonly string[]) =>
  `Count in what came back first, or refund the order: too few are in stock of ${names.join(', ')}.`
