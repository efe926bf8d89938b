import { decimalsOf, type Prices, stepOf, unitName, unitOf } from '../../../prices.ts'

/** A sentence begins with a capital letter, also one that begins with a word of a form; names of the API stay as they are. */
const begun = (what: string) => (/^[a-z ]+$/.test(what) ? what.charAt(0).toUpperCase() + what.slice(1) : what)

// What is wrong with a field of a form or a call. `what` is the field as people call it.
export const missing = (what: string) => `${begun(what)} is missing`
export const notNumber = (what: string) => `${begun(what)} should be a number`
export const notWhole = (what: string) => `${begun(what)} should be a whole number`
export const notYear = (what: string) => `${begun(what)} should be a year`
export const tooLow = (what: string, least: number) => `${begun(what)} should be ${least} or more`
export const tooHigh = (what: string, most: number) => `${begun(what)} should be ${most} or less`
export const yearTooEarly = (what: string, first: number) => `${begun(what)} is ${first} or later`
export const yearTooLate = (what: string, last: number) => `${begun(what)} is ${last} or earlier`
export const measure = 'measure should be a name and a value: diameter:302'
export const notOneOf = (what: string, choices: readonly string[]) =>
  `${begun(what)} should be one of ${choices.join(', ')}`
export const partnerRequired = 'Say who gets this address'
export const isOneOf = (what: string, choices: readonly string[]) => `${begun(what)} is one of ${choices.join(', ')}`
export const rowOrCode = 'Name one row (n) or one reason (code)'
export const textOrGiven = 'Please write a text'
export const trueOrFalse = (what: string) => `${begun(what)} is true or false`
export const versionRead = 'version should be the one that was read'
export const tooLong = (most: number) => `Must be ${most} characters or shorter`
export const atMost = (most: number) => `at most ${most} characters`
const THINGS = {
  attributes: 'attributes',
  numbers: 'numbers',
  conditions: 'conditions',
  lines: 'lines',
  values: 'values',
  steps: 'steps',
  places: 'places',
  breaks: 'quantity prices',
  mappings: 'mappings',
  pictures: 'more pictures',
  documents: 'documents',
  synonyms: 'other names',
}
export const tooMany = (most: number, things: keyof typeof THINGS) => `at most ${most} ${THINGS[things]}`

// What is wrong with a value whose schema says nothing of its own
export const absent = 'This field is missing'
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}
export const notOfKind = (kind: string) => (KINDS[kind] ? `Must be ${KINDS[kind]}` : wrongValue)
export const listForText = 'Must be one text, not a list'
export const notAmong = (choices: readonly unknown[]) =>
  `Must be ${choices.length > 1 ? 'one of ' : ''}${choices.map(String).join(', ')}`
export const atLeast = (least: number) => `Must be ${least} or more`
export const moreThan = (limit: number) => `Must be more than ${limit}`
export const atMostNumber = (most: number) => `Must be ${most} or less`
export const lessThan = (limit: number) => `Must be less than ${limit}`
export const tooShort = (least: number) => (least === 1 ? 'Must not be empty' : `Must be ${least} characters or longer`)
export const tooFew = (least: number) => `Must have ${least} ${least === 1 ? 'value' : 'values'} or more`
export const timeForm = 'Write a time as 2026-12-25T14:30:00Z'
export const wrongValue = 'This value is not valid'

export const strangeCharacters = 'Please use letters and digits only'
export const lettersOnly = 'Please use letters only'

/** "a whole number", or what else an amount of this shop is. */
const amountOf = (prices: Prices) =>
  stepOf(prices) === unitOf(prices.currency)
    ? 'a whole number'
    : `a number with ${decimalsOf(prices.currency)} decimals at most`
export const noAmount = (what: string, prices: Prices) => `${begun(what)} should be ${amountOf(prices)}`
export const noAmountOf = (what: string, prices: Prices) =>
  `${what} is ${amountOf(prices)} of ${unitName(prices.currency)}`
/** Amounts as fields call them. */
export const theTotal = 'The total'
export const theAmount = 'The amount'

export const nothingToChange = 'Choose what should change.'
export const shopPath = 'must be a path of this shop'

// Pictures
export const pictureAddress = 'Give the address of a picture: one you uploaded, or one beginning with https://'
export const anyPictureAddress = 'Provide the address of a picture'
export const webAddress = 'Give an address that begins with https://'
export const startsAt = 'Say from which day and time'
export const nameMissing = 'Give a name'
export const categoryMissing = 'Choose a category'
export const pictureMissing = 'Choose a picture'
export const suitsMissing = 'Choose at least one kind of vehicle'
export const documentName = 'Say what the document is'
export const gtin = 'A GTIN has 8, 12, 13 or 14 digits, and its last digit must match the others'
export const uploadedPicture = 'Give the address of a picture that you uploaded'

// Accounts and profiles
export const linkIncomplete = 'The link is not complete'
export const onlyGoogle = 'We only know google'
export const phoneRequired = 'Phone number is Required'
export const addressRequired = 'Address is Required'
export const educationRequired = 'Education is Required'

// Orders and payments
export const writeSomething = 'Please write something here'
export const writeAddress = 'Please write an address'
export const noSuchPart = 'There is no such part'
export const quantityWhole = 'The quantity is a whole number'
export const quantityLeast = 'The quantity is 1 or more'
export const quantityMost = (most: number) => `The quantity is ${most} at most`
export const chooseParts = 'Please choose some parts'
export const orderEmpty = 'An order needs at least one part'
export const engineWithoutCar = 'An engine needs its car'
export const cartTooLong = (most: number) => `A cart has ${most} lines at most`
export const linesTooMany = (most: number) => `An order has ${most} lines at most`
export const chooseLines = 'Choose at least one line'
export const nothingAdded =
  'Say what comes: more units of a line, or another part. What only goes is cancelled instead: Cancel some of it.'
export const lineTwice = 'Name each line once'
export const lineNotOfItems = 'This part is not among the items'
export const itemWithoutLine = (part: string) => `No line has part ${part} of the items`
export const linesDisagree = (part: string, items: number, lines: number) =>
  `Of part ${part} the items have ${items}, the lines ${lines}`
export const orderTooLong = (most: number) => `An order has ${most} different parts at most`
export const ownEmail = 'Please give your own e-mail address'
export const trackingAddress = 'Please give the address of a page with https://, as in https://post.example/track/123'
export const quoteMissing = 'Please ask for the price first'
export const chooseMethod = 'Please choose a delivery'
export const whoCollects = 'Please say who collects it'
export const orderNumber = 'The number of your order looks like this: CM-7F3K-29QD'
export const orderEmail = 'Please give the e-mail address of the order'
export const sayWhy = 'Please say why'
export const amountLeast = (least: number) => `The amount is ${least} or more`
export const amountTooHigh = 'The amount is more than a payment can be'

// Parts and reviews
export const nameAPart = 'Name a part'
export const numberRequired = 'number is Required'
export const printedNumber = 'A part number has at least one letter or digit'
export const attributeName = 'An attribute needs a name'
export const ratingRange = 'A rating in numbers goes from 1 to 5'

// A quick order
export const lineMissing = 'A list needs at least one line'
export const textOrLines = 'Send either text or lines'

// Vehicles and fit
export const engineEmpty = 'Say something of the engine, or take it out'
export const rowTooLong = (years: number) => `A row holds ${years} years at most`
export const chooseList = 'Please paste or choose a list'
export const marketCode = 'market is a code of two or three letters, such as US or EU'
export const discSize = 'The size of a disc is in mm: 312'
export const monthOrYear = 'Write the month as 2012-05, or a year'
export const chassisNumber = 'A chassis number has up to 10 letters and digits, or is a whole VIN'
export const chassisLengths = 'Both chassis numbers have the same length'
export const endBeforeStart = 'The end is before the beginning'
export const whatMustBeSo = 'Say what must be so'
export const bothCannotBe = 'Both cannot be so: alternatives are two lines'
export const chooseMake = 'Choose a make'
export const chooseLine = 'Choose a car'
export const chooseModel = 'Choose a model'
export const firstYear = 'The first year'
export const lastYear = 'The last year'
export const yearsBackward = 'The last year is before the first'
export const sayWhich = 'Say which it is'
export const universalHasList =
  'A part that suits every vehicle has no list of cars: empty the list, or take this mark away'
export const whichCar = 'Which car is it?'
export const whatIsWrong = 'Tell us what is wrong'
export const sayWhyShort = 'Say why'
export const sayWhyDeclined = 'Say why it is declined'
export const litresLeast = 'litres are more than 0'
export const litresMost = (most: number) => `litres are ${most} or fewer`
export const yearToBefore = 'year_to is before year_from'
export const notAnswer = 'is should be a property and its value: disc-front:312'
export const vinTooLong = 'A VIN has 17 characters.'
export const notVin = 'A VIN has 17 letters and digits, without I, O and Q'

// Repair jobs
export const piecesOrLitres = 'Give pieces or litres, not both'
export const slugRequired = 'A slug is needed'
export const jobNameRequired = 'A name is needed'
export const sayWhatJob = 'Say what the job is'
export const jobWithoutStep = 'A job needs a step'
export const slugForm = 'lower-case words with hyphens'
export const choosePartType = 'Choose a part type'
export const firstStepAlways = 'The first step is what the job is about, so it is always needed'
export const stepTwice = 'This part type is listed twice for the same place'

// Places
export const placeNameRequired = 'A place needs a name'
export const timeOfDay = 'Write a time of day: 14:30'
export const timeZone = 'Choose a time zone'
export const workDay = 'A day of the week is 1 (Monday) to 7'
export const workDaysMissing = 'Choose at least one day'
export const collectWithoutAddress = 'Customers who collect need an address'
export const partWithoutPlace = 'A part is kept in at least one place'

// What admins teach the search box
export const whichWords = 'Say which words'
export const noRuleWords = 'Words have letters or digits, and no | or *'
export const whichType = 'Choose a part type'
export const whatIsNotSold = 'Say what it is, as people read it'
export const whichAddress = 'Say which page'
export const notOwnAddress = 'An address of a page of this shop begins with / and is no search: /aboutUs#delivery'
export const whichLabel = 'Say what the page is called'

// Delivery
export const noCountry = (code: string) => `"${code}" is no country: use its two letters, such as US`
export const zoneNameRequired = 'A zone needs a name'
export const zoneWithoutCountry = 'A zone needs at least one country'
export const postcodeRange = 'A postcode is a beginning (995) or a range (10000-10999)'
export const postcodeRangeBackward = 'Both ends of a range are equally long, and the first is the lower one'
export const postcodesOfOneCountry = 'Only a zone of one country has postcodes'
export const dayForm = 'Write a day as 2026-12-25'
export const holidayName = 'A holiday needs a name'
export const holidaysMissing = 'Name at least one day'
export const methodNameRequired = 'A method needs a name'
export const ratesMissing = 'A method needs at least one amount'
export const oneFlatRate = 'A flat price has one amount'
export const firstRate = 'The first amount begins at 0'
export const ratesRise = 'Each amount begins at more than the one before'
export const daysBackward = 'The last day is before the first'
export const zoneOrPlace = 'A method has either a zone or a place where it is collected'
/** A shop with whole prices has no others for delivery. */
export const rateStep = (prices: Prices) =>
  `This shop writes whole ${unitName(prices.currency)} (PRICES=whole): give a whole amount. Amounts with cents need PRICES=cents`

export const breakNotMore = (before: number) => `quantity should be more than ${before}, the one before`
export const breakNotLess = 'price should be lower than the one before'

// Suppliers and their files
export const supplierNameRequired = 'A supplier needs a name'
export const encodingUnknown = 'We know no such encoding'
export const fetchAddress = 'Give an address that begins with https://'
export const secretInAddress = 'Give the user and the password below, not in the address: everybody sees the address'
export const secretMissing = 'Give the password, or what the header says'
export const unknown = 'This call knows no such field'
export const secretAgain = 'The address is of another server now: give the password, or what the header says, again'
export const userName = 'Give the name of the user, without a colon'
export const headerName = 'Give the name of a header, such as X-Api-Key'
export const secretCharacters = 'It has characters that cannot be sent'
export const separatorForm = 'A separator is one character'
export const theirWordRequired = 'Say which word of theirs'
export const oursRequired = 'Say what it means here'
export const fileNameRequired = 'Say what the file is called'
export const rowNumber = 'Give the number of a row'
