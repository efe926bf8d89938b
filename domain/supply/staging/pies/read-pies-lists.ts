import { type Attribute, PART_LIMITS, normalNumber } from '#domain/catalogue'
import { beginning } from '#common/beginning'
import { isPicture } from '#common/pictures'
import type { PiesItem } from '../../read/shapes.ts'
import { because, type Draft } from '../draft.ts'
import type { PiesReading } from './read-pies-prices.ts'
import { measured } from './read-pies-sizes.ts'
import type { SupplierWords } from '../words-of-supplier.ts'

type Asset = PiesItem['assets'][number]

/** What is longer than the shop takes holds its item, as it holds a row of a table. */
function check({ reasons }: Draft, field: string, said: string, most: number): void {
  if (said.length > most) reasons.push(because(field, 'too-long', said, most))
}

/** A file may say one thing twice; the part has it once. */
const once = <T>(all: readonly T[], nameOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [nameOf(one), one])).values()].toReversed()

/** As many as a part may have; that there are more is told. */
function atMost<T>({ leaveOut }: PiesReading, all: readonly T[], most: number, what: string): T[] {
  if (all.length > most) leaveOut(`more than ${most} ${what}`)
  return all.slice(0, most)
}

/** The name of an attribute: one of the standard has a number, and its name by mapping; one of the supplier's own has its name. */
export function attributeName(
  words: SupplierWords,
  { id, isPadb }: { id: string; isPadb: boolean },
): string | null | undefined {
  const said = words.mapped('attribute', id)
  if (said) return 'ignore' in said ? null : said.attribute
  return isPadb && /^\d+$/.test(id) ? undefined : id
}

/** The attributes of an item. `more`: what its codes and its kit are as attributes. */
export function readPiesAttributes(
  reading: PiesReading,
  draft: Draft,
  { attributes }: PiesItem,
  more: readonly Attribute[],
): void {
  const { words } = reading
  const read: Attribute[] = []
  for (const one of attributes) {
    const name = one.action === 'D' ? null : attributeName(words, one)
    if (name === undefined) draft.reasons.push(because('ProductAttribute', 'attribute-unmapped', one.id))
    else if (name !== null) {
      const [text, unit] = measured(one, words)
      read.push([name, text, unit ?? null])
    }
  }
  const said = once([...read, ...more], (one) => one.join('\n'))
  const all = atMost(reading, said, PART_LIMITS.entries, 'attributes')
  for (const [name, value] of all) {
    check(draft, 'ProductAttribute', name, PART_LIMITS.attributeName)
    check(draft, 'ProductAttribute', value, PART_LIMITS.attributeValue)
  }
  if (all.length > 0) draft.given.attributes = all
}

/** Numbers of others. Parts that share one are offered for each other, so what stands for none must not be one. */
export function readPiesInterchange(reading: PiesReading, draft: Draft, { interchange }: PiesItem): void {
  const others = interchange
    .filter(({ number }) => normalNumber(number) !== '')
    .map(({ number, brand, label }) => ({
      maker: label ?? (brand === null ? null : (reading.words.brandName(brand) ?? brand)),
      number,
    }))
  if (others.length === 0) return
  const said = once(others, ({ maker, number }) => `${maker ?? ''}\n${normalNumber(number)}`)
  draft.given.oeNumbers = atMost(reading, said, PART_LIMITS.entries, 'interchange numbers')
  for (const { maker, number } of draft.given.oeNumbers) {
    check(draft, 'PartInterchange', number, PART_LIMITS.number)
    check(draft, 'PartInterchange', maker ?? '', PART_LIMITS.maker)
  }
}

/** The address of a file, as the shop has it; null: it has none. */
export const addressOf = ({ baseUrl }: PiesReading, { uri }: Asset): string | null =>
  uri?.startsWith(`${baseUrl}/`) ? uri.slice(baseUrl.length) : uri

/** The primary photo comes first; other files that are no pictures are documents. */
export function readPiesAssets(reading: PiesReading, draft: Draft, { assets }: PiesItem): void {
  const { given, reasons } = draft
  const all = assets.flatMap((one) => {
    const uri = one.action === 'D' ? null : addressOf(reading, one)
    return uri === null ? [] : [{ ...one, uri }]
  })
  const there = once(all, ({ uri }) => uri)
  for (const { uri } of there) {
    if (!isPicture(uri)) reasons.push(because('URI', 'picture-address', uri))
    else check(draft, 'URI', uri, PART_LIMITS.address)
  }
  const photos = there.filter(
    ({ type, name }) => /^P\d\d$/i.test(type ?? '') || /\.(jpe?g|png|webp|gif|avif)$/i.test(name),
  )
  const [first, ...others] = photos.toSorted((a, b) => Number(b.type === 'P04') - Number(a.type === 'P04'))
  if (first) given.img = first.uri
  if (others.length > 0)
    given.pictures = atMost(
      reading,
      others.map(({ uri }) => uri),
      PART_LIMITS.pictures,
      'further pictures',
    )
  const documents = there.filter((one) => !photos.includes(one))
  if (documents.length > 0)
    given.documents = atMost(reading, documents, PART_LIMITS.documents, 'documents').map(({ name, uri }) => ({
      name: beginning(name, PART_LIMITS.documentName),
      url: uri,
    }))
}
