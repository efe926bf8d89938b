import { beginning } from '#common/beginning'
import { Fault } from '#common/fault'
import { isPicture } from '#common/pictures'
import { meansCurrency } from '#common/typed-amount'
import { normalNumber } from '../part-number.ts'
import {
  readAttribute,
  readDocument,
  readOeNumber,
  writeAttribute,
  writeDocument,
  writeOeNumber,
} from './cell-lists.ts'
import { readGtin } from './gtin.ts'
import { PART_LIMITS } from './limits.ts'
import { type Cell, list, text } from './readers.ts'

const same = (value: string) => value
const isAddress = (url: string) => isPicture(url) && url.length <= PART_LIMITS.address

/** An entry of a list that is longer than the forms of a part take. */
const tooLong = (said: string, most: number): Fault | null =>
  said.length > most ? new Fault('too-long', beginning(said, most), most) : null

const printed = text(PART_LIMITS.number)
/** A number as it is printed: it has a letter or a digit. */
export const partNumber: Cell<string> = {
  read(written, by) {
    return normalNumber(written) === '' ? new Fault('number-missing') : printed.read(written, by)
  },
  write: same,
}

export const gtin: Cell<string> = {
  read: (written) => readGtin(written) ?? new Fault('gtin-wrong', written),
  write: same,
}

/** Says nothing of the part, but whose prices they are. */
export const currency: Cell<string> = {
  read: (written, { prices }) =>
    meansCurrency(written, prices.currency) ? undefined : new Fault('other-currency', written, prices.currency),
  write: (_value, { prices }) => prices.currency,
}

export const picture: Cell<string> = {
  read: (url) => (isAddress(url) ? url : new Fault('picture-address', url)),
  write: same,
}

/** The further pictures of a part, each by its address. */
export const pictures = list(
  PART_LIMITS.pictures,
  (url) => (isAddress(url) ? url : new Fault('picture-address', url)),
  same,
)

export const documents = list(
  PART_LIMITS.documents,
  (entry) => {
    const read = readDocument(entry)
    if (!isAddress(read.url)) return new Fault('document-address', entry)
    return tooLong(read.name, PART_LIMITS.documentName) ?? read
  },
  writeDocument,
)

export const oeNumbers = list(
  PART_LIMITS.entries,
  (entry) => {
    const read = readOeNumber(entry)
    if (!normalNumber(read.number)) return new Fault('not-a-part-number', entry)
    return tooLong(read.number, PART_LIMITS.number) ?? tooLong(read.maker ?? '', PART_LIMITS.maker) ?? read
  },
  writeOeNumber,
)

export const numbers = list(
  PART_LIMITS.entries,
  (entry) =>
    normalNumber(entry) ? (tooLong(entry, PART_LIMITS.number) ?? entry) : new Fault('not-a-part-number', entry),
  same,
)

export const attributes = list(
  PART_LIMITS.entries,
  (entry) => {
    const read = readAttribute(entry)
    const [name, value] = read
    if (name === '') return new Fault('attribute-unnamed', entry)
    return tooLong(name, PART_LIMITS.attributeName) ?? tooLong(value, PART_LIMITS.attributeValue) ?? read
  },
  writeAttribute,
)
