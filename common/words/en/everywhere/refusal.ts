import { currencyName, dayInUtc, whole } from '../../../format.ts'
import { money, moneyInFull, type Prices } from '../../../prices.ts'

export * from './refusal-of-filling.ts'
export * from './refusal-of-meanwhile.ts'

/** What somebody looks for in vain, and the states of an order, inside a sentence. */
const THINGS = {
  call: 'call',
  user: 'user',
  provider: 'sign-in service',
  part: 'part',
  correction: 'correction',
  vehicle: 'vehicle',
  car: 'car',
  order: 'order',
  parcel: 'parcel',
  place: 'place',
  profile: 'profile',
  post: 'post',
  repair: 'repair',
  review: 'review',
  run: 'bulk change',
  report: 'report',
  searchRule: 'rule',
  zone: 'zone',
  method: 'delivery method',
  holiday: 'holiday',
  supplier: 'supplier',
  import: 'file',
  mapping: 'mapping',
  picture: 'picture',
  price: 'price to come',
  category: 'category',
  brand: 'brand',
  type: 'type',
  change: 'change',
  work: 'work that failed',
  text: 'text',
  exportAddress: 'address, or its secret is another one',
}
type Thing = keyof typeof THINGS

const either = (ways: readonly string[]) =>
  ways.length === 1 ? ways[0]! : `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)!}`

const confirming = (most: number | null) => (most === null ? [] : [`confirm your e-mail address to have up to ${most}`])

// Anything
export const said = (sentence: string) => sentence
export const checkTyped = 'Please check what you typed.'
export const checkSent = 'Please check what you sent.'
export const logIn = 'Please log in.'
export const logInAgain = 'Please log in again.'
export const adminsOnly = 'Only an admin may do this.'
export const noSuch = (thing: Thing) => `There is no such ${THINGS[thing]}.`
export const noneNamed = (thing: Thing, names: readonly string[]) =>
  `There is no ${THINGS[thing]} "${names.join('", "')}".`
export const tooManyTries = (seconds: number) => `Too many tries. Please wait ${seconds} seconds.`
export const busy = 'We are busy. Please try again in a moment.'
export const notASearch = 'This is no search of the shop.'
export const noRoom = 'There is no room left to keep this just now. Please try again later.'
export const ourFault = 'Something went wrong on our side. Please try again.'
export const didNotWork = 'That did not work. Please check what you typed.'
export const strangeCharacters = 'Please use letters and digits only.'
export const changedSince = (fields: readonly string[]) =>
  `Nothing was undone: ${fields.join(', ')} ${fields.length === 1 ? 'has' : 'have'} been changed since.`
export const tooManyRows = (most: number) =>
  `A spreadsheet has room for ${whole(most)} parts. Please take CSV, or a narrower search.`
export const tooManyAddresses = (most: number) => `There are ${most} addresses. Please revoke one first.`
export const foreignCursor = 'This is not a cursor of this list.'
export const foreignPlace = 'This is not a cursor that the shop gave out.'

// How a call arrives
export const noSuchCall = 'There is no such call.'
export const callTooSlow = 'This call took too long to arrive. Please try again.'
export const pictureTooSlow = 'The picture took too long to arrive. Please try again.'
export const formTooSlow = 'This form took too long to arrive. Please try again.'
export const callTooLong = 'This is too long. A call may bring up to 256 kB.'
export const formTooLong = 'This is too long.'
export const foreignCaller = 'This call may only be made from the shop itself.'
export const idempotencyKey = 'A key is 1 to 200 characters without spaces'
export const stillRunning = 'The same request is still running.'
export const keyReused = 'This Idempotency-Key was used for another request.'

// Accounts
export const lastAdmin = 'The last admin cannot be removed.'
export const lastAdminStays = 'The shop needs an admin. Make somebody else one first.'
export const ownAccount = 'You cannot remove your own account.'
export const adminAccount = 'Another admin removes the account of an admin, or makes it a customer’s first.'
export const commonPassword = 'Too many people use this password. Please choose another.'
export const wrongPassword = 'That is not your current password'
export const wrongSignIn = 'The e-mail or the password is not right.'
export const noPassword = 'Your account has no password yet. Please use "Forgot your password?" to set one.'
export const linkNotWhole = 'This link is incomplete. Please open it from the mail again.'
export const linkExpired = 'This link is no longer valid. Please ask for a new one.'
export const alreadyVerified = 'This e-mail is already confirmed.'
export const ownEmailOnly = 'You can only do this for your own e-mail.'
export const askOwnEmailOnly = 'You may only ask this for your own e-mail.'
export const foreignAddress = 'That address does not belong to this shop.'
export const emailTaken = 'There is already an account with this e-mail. Please log in.'
export const emailIsTaken = 'There is already an account with this e-mail'
export const adminOfSettings = 'The settings name this e-mail for the first admin, at each start.'
export const emailOfSettings =
  'The settings of the shop name this e-mail for its first admin. Once they name another, you can change yours here.'
export const sameEmail = 'That is your e-mail already'
export const newEmailLink =
  'This link is no longer valid, or it is for another account than the one you are logged in with. Please ask for a new one.'
export const signInUnreachable = 'We could not reach the sign-in service.'
export const tooManyProfiles = (most: number) => `You have ${most} profiles already. Please update one of them.`

// Pictures
export const notAPicture = 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
export const tooManyPixels = 'This picture has more than 40 megapixels.'
export const pictureTooLarge = 'This file is too large. A picture may have up to 10 MB.'
export const picturesUnreachable = 'Pictures cannot be reached just now.'
export const picturesNotStored = 'Pictures cannot be stored just now.'

// Parts, reviews and vehicles
export * from './refusal-of-parts.ts'
export const nothingChanged = 'This is what the part already says.'
export const universalHasList =
  'This part has a list of cars, so it does not suit every vehicle. An admin empties the list first.'
export const listOfUniversal = 'This part suits every vehicle, so it has no list of cars.'
export const rowUnknown = (kind: 'type' | 'brand', slug: string) => `There is no ${THINGS[kind]} "${slug}"`
export const rowTwice = (brand: string, number: string) => `${brand} ${number} is listed twice`
export const alreadyDecided = 'This correction has been decided already.'
export const repairTaken = 'There is a repair at this address already'
export const alreadyReviewed = 'You have already reviewed this part.'
export const reportDecided = 'This report has been decided already.'
export const photoLogIn = 'Please log in to add a photo.'
export const noCar = 'There is no such car.'
export const numberUnknown = (number: string) => `No part has the number ${number}`
export const modelUnknown = (make: string, model: string) => `We know no ${make} ${model}`
export const modelNotOfYear = (model: string, year: number) => `We know no ${model} of ${year}`
export const engineNotThere = (model: string, year: number) => `The ${model} of ${year} does not have this engine`
export const notProposed = 'No part with the same OE number fits this car any more'
export const lineTwice = 'This line is listed twice'
export const vehicleTaken = (car: string, market: string) => `There is a ${car} for ${market} already`
export const vehicleKept = (car: string, owners: number) =>
  `${owners === 1 ? 'Somebody keeps' : `${owners} people keep`} the ${car} in a garage. Correct it instead of deleting it.`
export const csvColumns = (columns: readonly string[]) => `The first line names the columns: ${columns.join(',')}`
export const csvUnreadable = (why: string) => `This is no CSV that we can read: ${why}`
export const vinCharacter = (place: number) => `A VIN has letters and digits only; character ${place} is neither.`
export const vinEmpty = 'Type the VIN: 17 letters and digits.'
export const vinLength = (length: number, right: number) => `A VIN has ${right} characters; this has ${length}.`
export const vinLetter = (place: number, letter: string, likely: string) =>
  `A VIN has no I, O or Q: character ${place} is ${letter}. Is it ${likely}?`

// Places
export const placeTaken = 'Another place has this name already'
export const firstPlaceStays = 'Parts without another place are kept here, so this place stays open'
export const placeInUse = (parts: number, orders: number) =>
  `Here ${parts === 1 ? 'lies 1 part' : `lie ${parts} parts`}, and ${orders === 1 ? '1 open order is' : `${orders} open orders are`} to leave from here or be collected here`
export const noOpenPlace = 'There is no such place, or it is closed'
export const placeTwice = 'This place is listed twice'
export const onePlaceUncounted = 'Units of this part are not counted, so all of it is kept in one place'
export const unitsByPlace = 'Say how many units are here'
export const notInPlace = 'This part is not kept there'
export const samePlace = 'This is the place where they are'
export const fewerThere = (left: number) => `Only ${left === 1 ? '1 unit is' : `${left} units are`} free there`
export const partMovedMeanwhile = 'Meanwhile this part was sold, returned or moved, or somebody else has changed it.'

// Orders
export const ownOrdersOnly = 'Please order with your own e-mail address.'
export const foreignOrders = 'These are not your orders.'
export const orderTooDear = 'This is more than one payment can be. Please order in two.'
export const orderTooSmall = (prices: Prices, least: number) =>
  `A card payment is at least ${moneyInFull(prices, least)}. Please order more.`
export const owedTooSmall = (prices: Prices, least: number) =>
  `What comes must cost at least ${moneyInFull(prices, least)} more than what goes: nobody can pay less by card.`
export const partNotSold = 'This part is not sold here'
export const partsNotSold = 'Some parts are no longer sold.'
export const noSuchLine = 'This order has no such line'
export const lineWithoutCar = 'This line is for no car'
export const carNotKnown = 'We do not know this car'
export const carsNotKnown = 'We no longer know one of the cars that these parts are for.'
export const engineNotOfCar = 'This car has no such engine'
export const doesNotFit = 'Some of these parts do not fit the car that they are for. Please look at them again.'
export const fitIsOpen =
  'Whether some of these parts fit depends on details of the car. Please check, and confirm that you have.'
export const totalIsNow = (prices: Prices, total: number) =>
  `The total is now ${money(prices, total)}. Please look at your order again.`
export const totalIs = (prices: Prices, total: number) => `This order comes to ${money(prices, total)}.`
export const foreignQuote = 'This is not a price that the shop gave out'
export const methodNotQuoted = 'The price was for another delivery'
export const quoteExpired = 'This price was some time ago. Please look at your order again.'
export const deliveryChanged = 'This delivery is not offered to this address at that price. Please choose again.'
export const wouldWaitNow = (parts: readonly { name: string; waits: number; due: string }[]) =>
  `Others bought what was set aside for you when your time to pay was over: ${parts
    .map(({ name, waits, due }) => `${waits} × ${name} ${waits === 1 ? 'comes' : 'come'} in by ${dayInUtc(due)}`)
    .join(', ')}. Nothing was charged. If you want to wait, please cancel this order and order again.`
export const restWaits = 'What is left of this order has not come in yet.'
export const dayIsOver = 'This day is in the past.'
export const neverSellsOut = 'Units of this part are not counted, so it never sells out.'
export const soldOutByNow = 'Some of these parts are sold out by now.'
export const soldOut = (parts: readonly { name: string; left: number }[]) =>
  `We have too few for this order: ${parts
    .map(({ name, left }) => (left === 0 ? `${name} is sold out` : `of ${name} only ${left} left`))
    .join(', ')}.`
/** `mostConfirmed`: what a confirmed e-mail address would allow; null: it is confirmed. */
export const tooManyUnpaid = (orders: number, mostConfirmed: number | null) =>
  `You have ${orders === 1 ? 'an unpaid order' : `${orders} unpaid orders`} already. Please ${either([
    'pay or delete one of them first',
    ...confirming(mostConfirmed),
  ])}.`
export const tooManyUnits = (most: number, units: number, mostConfirmed: number | null) =>
  `At most ${most} units can be set aside for you before you pay${units > 0 ? `, and ${units === 1 ? '1 is' : `${units} are`}` : ''}. Please ${either(
    ['order fewer', ...(units > 0 ? ['pay or delete an open order first'] : []), ...confirming(mostConfirmed)],
  )}.`
export const paidNotDeleted = 'A paid order cannot be deleted.'
export const packedNotCancelled = 'Your parts are packed already. Please ask us about this order.'
export const packedNotChanged = 'Its parts are packed already, so it can no longer be changed.'
export const isCollected = 'This order is collected, so it needs no address.'
export const otherZone =
  'Delivery there costs something else or takes longer. Please ask us, or cancel this order and order again.'
export const cancelWholeUnpaid = 'This order is not paid, so it can only be cancelled as a whole.'
export const fewerToCancel = (left: number) =>
  left === 0 ? 'Nothing of this line is left to cancel' : `Only ${left} of this line can still be cancelled`
export const countedSince = (name: string) =>
  `The stock of ${name} was not counted when this was ordered. Please order it separately.`
export const otherCurrency = (its: string, shops: string) =>
  `This order is in ${currencyName(its)}, and parts cost ${currencyName(shops)} today. Please order them separately.`
export const owesForChange =
  'This order was changed, and its buyer has not paid for that yet. Withdraw that change first.'
export const noOpenChange = 'Nothing is owed for this order any more.'
export const changeNotPaidInTime = 'This change was not paid in time, so the order stays as it was.'
export const paymentRefused = 'The card provider does not take this payment. You were not charged. Please ask us.'
export const amountOwedIs = (prices: Prices, owed: number) => `What is still to pay is ${money(prices, owed)}.`
export const allSentBack = 'All of this order’s money was sent back already.'
export const noInvoiceYet = 'There is an invoice as soon as this order is paid.'
export const orderIs = (state: string) => `This order is ${state}.`
export const orderCannotBe = (state: string, to: string) => `This order is ${state}, so it cannot be ${to}.`

// Payments
export const foreignSignature = 'This signature does not belong to this message.'
export const paymentOpening = 'Your payment is just being opened. Please try again in a moment.'
export const cardsDown = 'Card payments are not available just now. Your order is saved; please try again.'
export const nothingPaid = 'Nothing was paid for this order.'
export const alreadySentBack = 'All of it was sent back already.'
export const refundedMeanwhile = (prices: Prices, amount: number) =>
  `What was sent back of this order has changed meanwhile: it is ${money(prices, amount)} now. Press once more if you still want it.`
export const linesChangedMeanwhile =
  'Somebody else has changed these lines meanwhile. Look at how many are left, then press once more if you still want it.'
export const mostSentBack = (prices: Prices, amount: number) => `At most ${money(prices, amount)} can be sent back`
export const paymentOnItsWay = 'A payment of this order is on its way.'
export const notPayableNow = 'This order cannot be paid just now. Please look at it again.'
export const alreadyPaid = 'This order is already paid.'
export const cancelled = 'This order was cancelled.'
export const foreignPayment = 'This is not a payment of this order.'
export const notFilled = 'This order could not be filled. Your money is on its way back to you.'
export const notPaid = 'The payment was not made. Please try again.'

// A garage
export const unknownCar = 'We do not know this car.'
export const unknownEngine = 'We do not know this engine.'
export const garageFull = (most: number) => `Your garage is full: it holds ${most} cars. Take one out first.`
export const sameCar = 'This car is already in your garage under the same name. Give it another name.'

// The account's copy of a cart
export const cartFull = (most: number) => `Your cart is full: it holds ${most} lines. Take one out first.`

// What admins teach the search box
export const ruleTaken = 'These words have a rule already: change that one.'

// Delivery
export const carrierDown = 'The carrier does not answer just now. Please try again in a moment.'
export const carrierRefused = (why: string) => `The carrier refused: ${why}`
export const unknownCarrierEvent = 'This is no tracking event that we can read.'
export const zoneTaken = 'There is a zone of this name already'
export const zoneUnknown = 'There is no such zone'
export const placeNotCollecting = 'There is no such place where customers may collect'

export const partIsInStock = 'This part is in stock. You can order it now.'
export const tooManyAlerts = (most: number) => `You wait for ${most} parts already. We tell you as soon as one is back.`
export const breakNotBelowPrice = 'This should be lower than the price of one'

// Suppliers and their files
export const supplierTaken = 'There is a supplier or another source of this name already'
export const nothingToFetch = 'Say first at which address the file of this supplier is.'
export const supplierInUse = (files: number) =>
  `${files === 1 ? 'A file' : `${files} files`} of this supplier ${files === 1 ? 'was' : 'were'} received, so it stays.`
export const supplierNamed = 'Vehicles or parts name this supplier as their source, so it stays.'
export const mappingUnknown = (kind: 'column' | 'brand' | 'type' | 'car' | 'make' | 'model' | 'engine', name: string) =>
  `We know no ${kind === 'type' ? 'part type' : kind === 'column' ? 'field' : kind} "${name}"`
export const mappingKindUnknown = (kind: string) => `"${kind}" is no kind of mapping`
export const mappingForm = (form: string) => `Write it as ${form}, or ignore`
export const noRoomForFile = 'The disk of the shop has no room for this file. Make room, then send it again.'
export const fileTooLarge = (most: string) =>
  `This file is too large. A file may have up to ${most} (IMPORT_MAX_BYTES).`
export const fileTooSlow = 'The file stopped arriving. Please send it again.'
export const fileEmpty = 'This file is empty.'

// Runs: bulk changes
export const importNotStaged = 'This file is not ready to be applied.'
export const runStillWrites = 'This change is still being written. It can be undone when it has ended.'
export const runTooOld = (days: number) => `A change can be undone for ${days} days. This one is older.`
