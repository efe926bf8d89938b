import type { FaultCode } from '../../../fault.ts'
import { largest, listed, whole } from '../../../format.ts'
import { columns } from './import-columns.ts'

export { columns }

type Said = string | number
/** A slug as words. */
const spaced = (slug: Said) => String(slug).replaceAll('-', ' ')

/** What a file says, before its bound. Earlier versions noted the bound alone. */
const cited = (said: readonly Said[], before: string) => {
  if (said.length < 2) return ''
  const text = String(said[0])
  return `${before}“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}

/** `has`: "Make 54". What a record both has and lacks is there and cannot be read. */
const incompleteVehicle = (has: readonly string[], lacks: readonly string[]) => {
  const missing = lacks.map((name) => `no ${name}${has.some((one) => one.startsWith(name)) ? ' that can be read' : ''}`)
  return `The vehicle is not complete: the record has ${listed(has)}, but ${listed(missing)}`
}

// Why a row of a file is held or refused. `what` is the column; the others are what the fault was filled with.
const SAYINGS: Record<FaultCode, (what: string, ...said: Said[]) => string> = {
  missing: (what) => `The ${(columns[what] ?? what).toLowerCase()} is missing`,
  'too-long': (what, ...said) => `${what} has more than ${said.at(-1)} characters${cited(said, ': ')}`,
  'strange-signs': (what) => `${what} has a character that cannot be stored`,
  'not-a-number': (what, text) => `${what} should be a number, not “${text}”`,
  'not-whole': (what, text) => `${what} should be a whole number, not “${text}”`,
  'thousand-or-one': (what, text) =>
    `${what} is “${text}”, which is ${String(text).replace(/[.,]/, '')} in one country and ${Number(String(text).replace(',', '.'))} in another: set the decimal sign of the supplier and read the file again, or correct the row`,
  'too-low': (what, ...said) => `${what} should be ${said.at(-1)} or more${cited(said, ', not ')}`,
  'too-high': (what, ...said) => `${what} should be ${said.at(-1)} or less${cited(said, ', not ')}`,
  'price-with-cents': (what, text) => `${what} is “${text}”, but this shop has whole prices`,
  'price-too-fine': (what, text) => `${what} is “${text}”, which is finer than the currency`,
  'price-indivisible': (what, text, pieces) =>
    `${what} is “${text}” for ${pieces} pieces, which is no exact price for one, and nothing is rounded`,
  'price-multiplied': (what, text, factor) =>
    `${what} is “${text}”, to be multiplied by ${factor}: say the price that is meant`,
  'pieces-unknown': (what, text) =>
    `${what} is “${text}”, but no package of the item says how many pieces that is (QuantityofEaches)`,
  'other-currency': (what, text, ours) => `${what} is “${text}”, but this shop’s prices are in ${ours}`,
  'no-price': (what, text = 0) => `${what} is ${Number(text) === 0 ? 0 : `“${text}”`}, and should be more than 0`,
  'number-missing': () => 'The part number is missing: it has at least one letter or digit',
  'number-mangled': (_what, text) =>
    `“${text}” is what a spreadsheet made of a part number: write the number, or “'${text}” if it is right`,
  'not-a-part-number': (what, text) => `${what} has “${text}”: a number has at least one letter or digit`,
  'gtin-wrong': (_what, text) =>
    `“${text}” is no GTIN: it has 8, 12, 13 or 14 digits, and the last one checks the others`,
  'gtin-shortened': (_what, text) =>
    `“${text}” was a GTIN until a spreadsheet shortened it: format the column as text, and save the file again`,
  'sheet-error': (what, text) => `${what} is “${text}”, an error of a formula`,
  'too-many-cells': (_what, cells, columns) =>
    `The row has ${cells} cells under ${columns} headings, so some may be under the wrong one`,
  'columns-differ': (what, text) => `${what} is “${text}”, but another column that means the same says something else`,
  'formula-unread': (what) =>
    `${what} is a formula without its result: open the file in a spreadsheet program, and save it again`,
  'unit-unknown': (what, unit) => `${what} is in “${unit}”, a unit that is not known`,
  'price-unit-unknown': (what, unit) =>
    `${what} is “${unit}”, and nobody says how many pieces that is: write the number of pieces that the price is for`,
  'not-one-of': (what, text, choices) => `${what} is “${text}”, but should be one of ${choices}`,
  'picture-address': (what, text) => `${what} should be an address that begins with https://, not “${text}”`,
  'document-address': (what, text) => `${what} should be “name = https://…”, not “${text}”`,
  'attribute-unnamed': (_what, text) => `“${text}” should be a name and a value: Diameter = 302 mm`,
  'too-many': (what, ...said) => `${what} has more than ${said.at(-1)} entries${said.length > 1 ? `: ${said[0]}` : ''}`,
  'brand-unmapped': (_what, text) => `The brand “${text}” is not mapped to one of the shop’s`,
  'brand-missing': () => 'No brand is named: say which brand the parts without one are',
  'type-unmapped': (_what, text) => `The part type “${text}” is not mapped to one of the shop’s`,
  'word-ignored': (_what, text) => `“${text}” is to be ignored, so this row is left out`,
  'leads-back': (what, text) => `${what}: “${text}” leads back to this part, or through too many others`,
  'part-of-others': (_what, number) => `Part ${number} is not this supplier’s, so its file does not retire it`,
  'position-unmapped': (_what, text) => `The position “${text}” is not mapped to one of the shop’s`,
  'date-unknown': (what, text) => `${what} should be a day such as 2026-05-01, not “${text}”`,
  'no-such-part': (_what, number, withZeros) =>
    withZeros === undefined
      ? `The shop has no part ${number}`
      : `The shop has no part ${number}. Did a spreadsheet take leading zeros away? The shop has ${withZeros}: correct the row, or send the file again with its numbers as text`,
  'number-of-several': (_what, number) => `Several parts have the number ${number}: name the brand`,
  'twice-in-file': (_what, row) => `Row ${row} is about the same part, and says something else`,
  'newer-file': (_what, number) => `A newer file of the supplier holds part ${number}, and what that says stays`,
  'engine-not-there': (_what, word) => `This vehicle has no such engine in these years: ${word}`,
  'engine-unclear': (_what, word) => `“${word}” can be several engines of this vehicle`,
  'engine-unknown': (_what, word) => `“${word}” is no engine of this vehicle that the shop knows`,
  'engine-unmapped': (_what, word) => `The engine “${word}” is not mapped to one of the shop’s`,
  'vehicle-missing': (_what, has, lacks) =>
    has === undefined ? 'No vehicle is named' : incompleteVehicle(String(has).split(', '), String(lacks).split(', ')),
  'several-vehicles': (what, text) => `${what} should be one car in this row, not “${text}”`,
  'vehicle-unmapped': (_what, word) => `The vehicle “${word}” is not mapped to one of the shop’s`,
  'vehicle-unknown': (_what, word) => `The shop does not know the vehicle “${word}”`,
  'qualifier-unmapped': (what, word) => `${what} “${word}” is not mapped to a condition`,
  'attribute-unmapped': (_what, word) => `The attribute “${word}” is not mapped to a name`,
  'hazard-unmapped': (_what, word) => `It is dangerous goods (“${word}”), and nobody has said of which kind`,
  equipment: () => 'This is for equipment, and the shop knows vehicles only',
  'whole-make': (_what, make) => `This is for all models of the make “${make}”: name the models`,
  'outside-years': (_what, model, year) => `The ${model} was not made in ${year}`,
  'conditions-clash': (_what, value) =>
    `The condition “${value}” is not written as it should be, or cannot be met together with the others`,
  'type-differs': (_what, said, ours) =>
    `The file takes this part for ${spaced(said)}, but in the shop it is one of ${spaced(ours)}`,
  'electric-car': (_what, model) => `The ${model} is electric in these years, and this is a part of combustion engines`,
  'quantities-differ': (_what, row) => `Row ${row} is about the same part and car, and says another quantity`,
  'measures-differ': (_what, measure, its, other, others) =>
    `The ${measure} is ${its}, but ${others} of part ${other}, which goes into the same place of the same car`,
  'number-taken': () => 'The brand has another part with this number',
  'universal-listed': () => 'This part has a list of cars, so it cannot fit every vehicle',
  'universal-part': () => 'This part fits every vehicle, so it has no list of cars',
  'years-unclear': (what, text) =>
    text === ''
      ? 'The years are missing: 2010-2015, for example'
      : `${what} should be years such as 2010-2015, not “${text}”`,
}

/** Why a row or a cell is not taken: "price should be a number, not “on request”". */
export const reason = (what: string, code: FaultCode, ...params: readonly Said[]): string =>
  SAYINGS[code](what, ...params)

export const emptyFile = 'This file is empty'
export const noNumbers = 'No column of this file has part numbers. Say which one does.'
export const alreadyWritten = 'This file is being written or was written already'
export const partlyWritten = 'What this file wrote is in the shop: undo that first'
export const notAllWritten =
  'The shop could not write all of this file. The fault is ours, not the file’s: the log of the server says more.'
export const cutOff = (times: number) =>
  `The shop began ${times} times to read this file, and was cut off each time. Perhaps it has too little memory for it.`
/** What helps where a file could not be read. */
export const remedies = {
  columns: 'Say below what its columns mean; then the file is read again.',
  settings:
    'Its encoding, its separator and its sheet are settings of the supplier. Set them right, then read the file again.',
  'read-again': 'Read the file again. If that fails too, the log of the server says why.',
  'send-again': 'Nothing of it is in the shop. Once the file is whole and right, send it again.',
}
export const stoppedHalfWay = 'What was written stays until you undo it. Apply the file again to go on with the rest.'
export const endsInRow = (row: number) =>
  `The file breaks off in row ${row}, which has fewer cells than the rows before it. It may be cut off: ask for it again.`
export const countDiffers = (said: number, came: number) =>
  `The file says at its end that it has ${counted(said)}, but it has ${counted(came)}. It may be cut off: ask for it again.`
export const retiresMany = (what: 'parts' | 'stock' | 'aces', count: number, of: number) =>
  what === 'stock'
    ? `This sets the stock of ${whole(count)} of the supplier’s ${whole(of)} parts to 0`
    : what === 'aces'
      ? `This takes ${whole(count)} of the supplier’s ${whole(of)} vehicles away from parts`
      : `This retires ${whole(count)} of the supplier’s ${whole(of)} parts`
export const countedAnew =
  'Since this file was checked, others of its supplier were applied or undone. It now takes more away than you saw: look at it again, then apply it.'
export const takesMore =
  'While this file waited, others of its supplier were written. It would now take more away than you saw, so it has taken nothing away yet. Look at it, then apply it again.'
export const beginsLater = (day: string) =>
  `This file says that it holds from ${day} on. Applied before, it changes the shop at once.`
export const newerApplied = (name: string) =>
  `A newer file of this supplier was applied before this one: ${name}. Where this one says something else, it overwrites what that wrote.`
export const writtenSince =
  'Since this file was checked, others of its supplier were applied or undone. Read it again to see what it changes now.'
export const otherSheets = (read: string, others: readonly string[]) =>
  `Only the sheet “${read}” was read. ${others.length === 1 ? 'Another one looks like a list, too' : 'Others look like lists, too'}: ${listed(others)}. Choose ${others.length === 1 ? 'it' : 'one'} below to have it read instead, and send the file once more for each other sheet.`
export const hiddenRows = (count: number) =>
  `${counted(count, 'row')} ${count === 1 ? 'is' : 'are'} hidden in this sheet, and ${count === 1 ? 'was' : 'were'} read like the others. If you do not want ${count === 1 ? 'it' : 'them'}, delete ${count === 1 ? 'it' : 'them'} in the sheet and send the file again.`
export const passedOver = ({ count, samples }: { count: number; samples: readonly { n: number; text: string }[] }) =>
  `${counted(count, 'row')} ${count === 1 ? 'is passed over, because it looks like a heading, a note or a sum and not like a part' : 'are passed over, because they look like headings, notes or sums and not like parts'}: ${samples.map(({ n, text }) => `row ${whole(n)} (${text})`).join('; ')}${count > samples.length ? ' …' : ''}.`
export const otherCurrency = (columns: readonly { column: string; currency: string }[], ours: string) =>
  `${columns.length === 1 ? 'A column is' : `${whole(columns.length)} columns are`} not read, because this shop’s prices are in ${ours}: ${listed(columns.map(({ column, currency }) => `“${column}” (${currency})`))}. What the shop has stays, and new parts without a price wait. Ask for a list in ${ours}, or add a column of such prices.`
export const carsApart =
  'Each car of a cell is a row of its own here. The rows are numbered by cars, not by the lines of the file.'
export const vehiclesFollow =
  'This file also says which cars the parts fit. Once you apply the parts, the cars wait among your files as a second file.'
export const pricesDivided = (count: number) =>
  `The prices of ${counted(count, 'row')} are for several pieces. Each is divided, so that it is for one.`
export const unitsUnread = ({
  count,
  column,
  samples,
}: {
  count: number
  column: string
  samples: readonly string[]
}) =>
  `${counted(count, 'row')} ${count === 1 ? 'names' : 'name'} a unit in “${column}” that may hold several pieces: ${samples.join(', ')}. ${count === 1 ? 'Its price is' : 'Their prices are'} taken as ${count === 1 ? 'that' : 'those'} of one part. If that is wrong, set the column to “Pieces per price” below; rows of units that are not known wait then. If it is right, leave the column out.`
export const gtinsTwice = ({
  count,
  samples,
}: {
  count: number
  samples: readonly { gtin: string; rows: readonly number[] }[]
}) =>
  `${counted(count, 'GTIN')} ${count === 1 ? 'stands' : 'stand'} with several parts of this file, though ${count === 1 ? 'it' : 'each'} should be of one alone: ${listed(samples.map(({ gtin, rows }) => `${gtin} (rows ${rows.join(' and ')})`))}${count > samples.length ? ' …' : ''}.`
export const lettersMended = (count: number) =>
  `This file mixes two encodings: ${counted(count, 'letter')} ${count === 1 ? 'is' : 'are'} of Windows, the others are UTF-8. Look at names with accents, or choose the encoding.`
export const noRecords = 'There is no record in this file. If it should have some, ask for it again.'
export const encodedTwice = (count: number) =>
  `${counted(count, 'letter')} of this file ${count === 1 ? 'was' : 'were'} encoded twice (Ã¤ for ä) and ${count === 1 ? 'is' : 'are'} put right. Look at names with accents.`
export const successorsUnknown = ({ count, samples }: { count: number; samples: readonly string[] }) =>
  `${counted(count, 'row')} ${count === 1 ? 'names' : 'name'} a part to take instead that neither this file nor the shop has, so that is not noted: ${listed(samples)}${count > samples.length ? ' …' : ''}. Once the shop has it, send the file again.`
export const correctionsLost = (count: number) =>
  `${counted(count, 'row')} that you corrected ${count === 1 ? 'is' : 'are'} read otherwise now, or no longer ${count === 1 ? 'waits' : 'wait'}, so your correction was not used again.`
export const leftOut = (what: readonly { what: string; count: number }[]) =>
  `The shop has no place for some of what the records say, and leaves it out: ${listed(what.map((one) => `${one.what} (${whole(one.count)})`))}.`
const counted = (count: number, one = 'record') => `${whole(count)} ${count === 1 ? one : `${one}s`}`
export const noSuchColumn = (column: string) => `This file has no column “${column}”`
export const busy = 'Somebody works on this file just now. Please try again in a moment.'
export const otherPage = (kind: 'vehicles' | 'mappings') =>
  kind === 'vehicles'
    ? 'This is a list of vehicles without part numbers. Import it on the page of vehicles, or send it to POST /api/vehicles/import.'
    : 'This is a list of mappings. Import it on the page of the supplier, or send it to PUT /api/suppliers/{id}/mappings.csv.'

// The report of a file that was applied
export const reportColumns = {
  n: 'row',
  done: 'done',
  brand: 'brand',
  number: 'number',
  wrote: 'changes',
  why: 'reasons',
}
/** What became of a row. */
export const reportStates: Record<string, string> = {
  added: 'added',
  applied: 'changed',
  same: 'unchanged',
  held: 'waits',
  refused: 'left out',
  ready: 'not applied',
  gone: 'no longer in the file',
}

/** What a sample of the preview says of a value. */
export const becomes = (before: string | number, after: string | number) => `: ${before}, then ${after}`

// Why a file could not be fetched
export const fetchNotHttps = 'The address, or one that it leads to, does not begin with https://'
export const fetchPrivate =
  'The address leads into the shop’s own network. That is refused unless IMPORT_PRIVATE_ADDRESSES is yes.'
export const fetchCertificate = 'The certificate of the server is not valid, so nothing was sent or taken'
/** What the codes of the network mean to somebody who typed an address. */
const UNREACHED = new Map([
  ['ENOTFOUND', 'There is no server of this name. Look at the address'],
  ['EAI_AGAIN', 'The name of the server could not be looked up just now'],
  ['ECONNREFUSED', 'No server answers at this address'],
  ['ETIMEDOUT', 'The server did not answer in time'],
  ['EPROTO', 'The server does not speak https at this address'],
])
export const fetchUnreachable = (code: string) =>
  `${UNREACHED.get(code) ?? 'The server could not be reached'} (${code})`
export const fetchNotLetIn = (status: number) =>
  `The server does not let us in (status ${status}). Check the user and password, or the header.`
const STATUSES = new Map([
  [204, 'The server sent no file'],
  [404, 'There is no file at this address'],
  [410, 'There is no file at this address any more'],
  [429, 'The server has been asked too often'],
])
export const fetchStatus = (status: number) =>
  `${STATUSES.get(status) ?? (status >= 500 ? 'The server has a fault of its own' : 'The server gave no file')} (status ${status})`
export const fetchRedirects = 'The address leads to another one too often, or to none'
export const fetchDowngraded = 'The address leads to one without encryption (http://), which is refused'
/** `most`: in bytes; those that were noted before have none. */
export const fetchTooLarge = (most?: number) =>
  most === undefined
    ? 'The file is larger than IMPORT_MAX_BYTES allows'
    : `The file is too large. It may have up to ${largest(most)} (IMPORT_MAX_BYTES)`
export const fetchSlow = 'The server sent the file too slowly'
export const fetchBroken = 'The connection broke before the file was complete'

// Why a fetched file is not applied without an admin
const few = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`
export const doubtFirst = 'No file like this one of the supplier was applied before'
export const doubtUndone = 'The last file like this one was undone'
/** `gone`: columns of the last file that this one lacks; `come`: those that are new or mean something else. */
export const doubtColumns = (gone: readonly string[] = [], come: readonly string[] = []) => {
  const differ = [gone.length > 0 && `without ${columnsNamed(gone)}`, come.length > 0 && `with ${columnsNamed(come)}`]
  const how = differ.filter(Boolean).join(', ')
  return `Its columns are not those of the last applied file${how && `: ${how}`}`
}
const columnsNamed = (names: readonly string[]) =>
  `${listed(names.slice(0, 10).map((name) => `“${name}”`))}${names.length > 10 ? ' …' : ''}`
export const doubtHeld = (count: number, of: number) =>
  `${few(count, 'row', 'rows')} of ${whole(of)} cannot be applied, which is more than in the last applied file`
export const doubtGone = (count: number, of: number) =>
  `${few(count, 'part', 'parts')} of ${whole(of)} would no longer be sold, or lose all cars`
export const doubtLines = (count: number, of: number) =>
  `${few(count, 'vehicle', 'vehicles')} of ${whole(of)} would be taken away from parts`
export const doubtStock = (count: number, of: number) =>
  `${few(count, 'part', 'parts')} of ${whole(of)} would be sold out`
export const doubtUncounted = (count: number, of: number) =>
  `${few(count, 'part', 'parts')} of ${whole(of)} would not be counted, and never sell out`
export const doubtNew = (count: number, of: number) =>
  `${few(count, 'part', 'parts')} would be new, beside ${whole(of)} that are known`
export const doubtPrices = (count: number, of: number) =>
  `${few(count, 'price', 'prices')} in ${whole(of)} rows would change by more than 20 %`

/** What a full file does to what it does not hold. */
const lacking: Record<string, string> = {
  parts: 'What it lacks would no longer be sold.',
  prices: 'A list of prices leaves what it lacks as it is.',
  stock: 'What it lacks would be out of stock.',
  aces: 'Vehicles that it lacks would be taken away from the parts.',
}
export const lackingOf = (kind: string | null): string => lacking[kind ?? 'parts'] ?? lacking['parts']!
