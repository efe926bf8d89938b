import { type Attribute, PART_FIELD, type PartFieldName } from '#domain/catalogue'
import { Fault } from '#common/fault'
import type { PiesItem } from '../../read/shapes.ts'
import type { Draft } from '../draft.ts'
import type { PiesReading } from './read-pies-prices.ts'

/** What codes of extended information say of a part, unless the supplier's mapping says otherwise. */
const FIELDS: Readonly<Record<string, PartFieldName>> = { LIS: 'status', REM: 'condition', WT1: 'warrantyMonths' }

/**
 * Stages of a part's life: proposed, announced and not yet available, then renumbered, superseded, discontinued, obsolete.
 * Those in which it can be ordered take back what a file has said before, but not what a seller has said: what that has hidden stays hidden.
 */
const STAGES = { hidden: '0 3 4 B', retired: '6 7 8 9', '': '1 2 5 A' }
const VALUES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STAGES).flatMap(([status, codes]) =>
    codes.split(' ').map((code) => [`LIS ${code}`, status] as const),
  ),
  ['REM Y', 'remanufactured'],
])

/** Months in one, by the first letter of a unit of time. */
const MONTHS: Readonly<Record<string, number>> = { m: 1, y: 12, d: 1 / 30, w: 7 / 30 }

type Code = PiesItem['extended'][number]
/** `value`: undefined where it cannot be read. */
type Meaning = { attribute: string; value: string } | { field: PartFieldName; value: unknown; isOffer: boolean }

/** What a code says of a part, by the mapping of its supplier; null: nothing that the shop has a place for. `unit`: of its months. */
export function meaningOf({ words, prices }: PiesReading, { code, value }: Code, unit?: string): Meaning | null {
  const means = words.mapped('expi', `${code} ${value}`) ?? words.mapped('expi', code)
  if (means && 'ignore' in means) return null
  if (means && 'attribute' in means) return { attribute: means.attribute, value }
  const field = (means?.field as PartFieldName | undefined) ?? FIELDS[code]
  if (field === undefined) return null
  const text = means?.value ?? VALUES.get(`${code} ${value.toUpperCase()}`) ?? value
  const read = PART_FIELD.get(field)?.read(field === 'warrantyMonths' ? inMonths(text, unit) : text, { prices })
  return { field, value: read instanceof Fault ? undefined : read, isOffer: text === '' }
}

/** Reads the codes that have a field in the shop; the others are told of. Returns those that are mapped to attributes. */
export function readPiesCodes(reading: PiesReading, draft: Draft, item: PiesItem): Attribute[] {
  const attributes: Attribute[] = []
  const said = item.extended.filter(({ action }) => action !== 'D')
  const unit = said.find(({ code }) => code === 'WT2')?.value
  for (const one of said) {
    const means = meaningOf(reading, one, unit)
    if (means === null) {
      if (!isIgnored(reading, one) && !(one.code === 'WT2' && unit === one.value)) reading.leaveOut(`EXPI ${one.code}`)
    } else if ('attribute' in means) attributes.push([means.attribute, means.value, null])
    else if (means.isOffer) draft.isOffered = true
    else if (means.value === undefined) reading.leaveOut(`EXPI ${one.code} “${one.value}”`)
    else Object.assign(draft.given, { [means.field]: means.value })
  }
  return attributes
}

function isIgnored({ words }: PiesReading, { code, value }: Code): boolean {
  const means = words.mapped('expi', `${code} ${value}`) ?? words.mapped('expi', code)
  return means !== undefined && 'ignore' in means
}

/** "2 years", "24", or "24" beside a unit; anything else stays as it is. */
function inMonths(text: string, unit = 'months'): string {
  const [, count, own] = /^(\d+)\s*([a-z]*)/i.exec(text) ?? []
  const months = MONTHS[(own || unit).charAt(0).toLowerCase()]
  return count && months ? String(Math.round(Number(count) * months)) : text
}
