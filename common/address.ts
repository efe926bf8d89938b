import { z } from 'zod'
import { type AddressField, addressForm } from './address-form.ts'
import { lineOfText } from './fields.ts'
import { countryName } from './format.ts'
import './schema-words.ts'
import { address as words, field } from './words.ts'

export { addressForm } from './address-form.ts'

const text = z.string()

/** A postal address. Which fields there are depends on the country (ISO 3166-1, two letters). */
export const addressShape = z.object({
  name: text,
  company: text.optional(),
  line1: text,
  line2: text.optional(),
  city: text.optional(),
  region: text.optional().meta({ description: 'in the US, Canada and Australia its code: "CA"' }),
  postcode: text.optional(),
  country: text.meta({ description: 'ISO 3166-1 alpha-2: "US"' }),
})
export type Address = z.infer<typeof addressShape>

const LONGEST = 100
const typed = lineOfText(LONGEST, field.writeAddress)
const perhaps = typed.nullish().transform((value) => value || undefined)
const country = z
  .string(words.chooseCountry)
  .trim()
  .toUpperCase()
  .refine((code) => addressForm(code) !== undefined, words.chooseCountry)

/** Where something goes, before anybody gives a name: a country and perhaps a postcode. */
export const destination = z
  .object({ country, postcode: perhaps })
  .transform(({ country, postcode }) => ({ country, postcode: postcode && postcodeOf(postcode, country) }))
  .superRefine((to, { addIssue }) => {
    const message = wrongPostcode(to)
    if (message) addIssue({ code: 'custom', path: ['postcode'], message })
  })
export type Destination = { country: string; postcode?: string | undefined }

/**
 * An address as people type it, checked by its country's form: what is required, what a postcode looks like, which regions
 * there are ("California" becomes "CA"). Empty fields count as left out.
 */
export const address = z
  .object({
    name: perhaps,
    company: perhaps,
    line1: perhaps,
    line2: perhaps,
    city: perhaps,
    region: perhaps,
    postcode: perhaps,
    country,
  })
  .transform((typed) => tidied(typed))
  .superRefine((address, { addIssue }) => {
    for (const [path, message] of Object.entries(faultsOf(address))) addIssue({ code: 'custom', path: [path], message })
  })
  .transform((address) => address as Address)

type Typed = Partial<Address> & { country: string }

/** ZIP+4 of the United States, which few of the examples have. */
const ZIP_4 = /^(\d{5})(\d{4})$/

/** A postcode as its country writes it, however it was typed: "D-10119", "00 950", "48201 – 1234"; what is none stays as it is. */
function postcodeOf(typed: string, country: string): string {
  const plain = typed.toUpperCase().replace(/\s+/g, ' ')
  const form = addressForm(country)?.postcode
  if (!form) return plain
  const withoutCountry = plain.replace(new RegExp(`^(?:〒|(?:${country}|[A-Z])[\\s–-])\\s*`), '')
  const ways = [plain, withoutCountry].flatMap((one) => {
    const bare = one.replace(/[\s–-]/g, '')
    return [one, one.replace(/\s*[–-]\s*/g, '-'), bare, groupedAs(form.example, bare), bare.replace(ZIP_4, '$1-$2')]
  })
  return ways.find((one) => form.pattern.test(one)) ?? plain
}

/** The characters with the spaces and dashes of the example, "00-950"; as they are where it has more or fewer. */
function groupedAs(example: string, bare: string): string {
  let at = 0
  const grouped = example.replace(/[A-Z\d]/gi, () => bare[at++] ?? '')
  return at === bare.length ? grouped : bare
}

function tidied(typed: Typed): Typed {
  const { region, postcode } = typed
  const regions = addressForm(typed.country)?.regions ?? []
  const known = regions.find(({ code, name }) => isSame(region, code) || isSame(region, name))
  const given = { ...typed, region: known?.code ?? region, postcode: postcode && postcodeOf(postcode, typed.country) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Typed
}

const isSame = (typed: string | undefined, name: string) => typed?.toLowerCase() === name.toLowerCase()

const wrongPostcode = ({ country, postcode }: Destination): string | undefined => {
  const form = addressForm(country)
  if (!postcode || !form?.postcode || form.postcode.pattern.test(postcode)) return undefined
  return words.lookAt(form.labels.postcode, form.postcode.example)
}

/** What is wrong with which field. */
function faultsOf(address: Typed): Partial<Record<AddressField, string>> {
  const form = addressForm(address.country)!
  const there = new Set(form.rows.flat())
  const faults: Partial<Record<AddressField, string>> = {}
  for (const name of form.required) if (!address[name]) faults[name] = field.missing(form.labels[name])
  for (const name of ['city', 'region', 'postcode'] as const)
    if (address[name] && !there.has(name)) faults[name] = words.hasNone(countryName(address.country), form.labels[name])
  if (there.has('postcode')) faults.postcode ??= wrongPostcode(address)
  const isListed = form.regions?.some(({ code }) => code === address.region)
  if (address.region && isListed === false) faults.region = words.choose(form.labels.region)
  return Object.fromEntries(Object.entries(faults).filter(([, message]) => message))
}

/** An address that is only read: old records may have no name. */
export type WrittenAddress = Omit<Address, 'name'> & { name?: string | undefined }

/** An address in lines, as its country writes it; the country's name is the last. */
export function addressLines(address: WrittenAddress): string[] {
  const lines = addressForm(address.country)?.lines ?? ['%N', '%O', '%A', '%C', '%S', '%Z']
  const written = lines.flatMap((line) =>
    line === '%A' ? [address.line1, address.line2] : [writtenLine(line, address)],
  )
  return [...written.filter((line): line is string => Boolean(line)), countryName(address.country)]
}

/** The address of a place below its own name, in lines: where both have the same name, it does not stand there again. */
export const addressBelow = (place: string, address: WrittenAddress): string[] =>
  addressLines(address.name === place ? { ...address, name: undefined } : address)

/**
 * One line: what is not given is left out, with the punctuation before it; or behind it, where it would stand first.
 */
function writtenLine(line: string, { name, company, line1, line2, city, region, postcode }: WrittenAddress): string {
  const street = line2 ? `${line1}, ${line2}` : line1
  const values: Record<string, string | undefined> = { N: name, O: company, A: street, C: city, S: region, Z: postcode }
  const pieces = [...line.matchAll(/([^%]*)%([NOACSZ])/g)].map((match) => {
    return { before: match[1]!, value: values[match[2]!], isFirst: match.index === 0 }
  })
  if (pieces.length === 0) return line
  return pieces
    .filter(({ value }) => value)
    .map(({ before, value, isFirst }, n) => (n === 0 && !isFirst ? value : before + value))
    .join('')
}
