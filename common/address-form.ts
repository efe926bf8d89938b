import { CITY_KINDS, COUNTRY_FORMS, PLAIN_COUNTRIES, POSTCODE_KINDS, REGION_KINDS, REGIONS } from './address-data.ts'
import { address as words } from './words.ts'

const FIELDS = { N: 'name', O: 'company', A: 'line1', C: 'city', S: 'region', Z: 'postcode' } as const
type Letter = keyof typeof FIELDS
export type AddressField = (typeof FIELDS)[Letter] | 'line2'

/** How one country writes addresses. */
type AddressForm = {
  /** The fields in the order in which people there write them; those of one row stand on one line of the address. */
  rows: AddressField[][]
  required: ReadonlySet<AddressField>
  labels: Record<AddressField, string>
  /** What a postcode looks like, in capital letters, and one of them. */
  postcode?: { pattern: RegExp; example: string }
  /** Where the region is one of a short list. */
  regions?: { code: string; name: string }[]
  /** The lines of an address: '%C, %S %Z' for a city, a region and a postcode. */
  lines: string[]
}

/** Country → the format of its addresses, what is required, and a postcode's pattern and example. */
const data = new Map<string, string[]>([
  ...PLAIN_COUNTRIES.split(' ').map((code): [string, string[]] => [code, ['%N/%O/%A/%C', 'AC']]),
  ...COUNTRY_FORMS.trim()
    .split('\n')
    .map((line): [string, string[]] => [line.slice(0, 2), line.slice(4).split('; ')]),
])

/** All countries, by their codes of two letters. */
export const COUNTRIES: readonly string[] = [...data.keys()].toSorted()

const made = new Map<string, AddressForm>()

/** The form of a country's addresses; undefined for a code that is no country. */
export function addressForm(country: string): AddressForm | undefined {
  const known = made.get(country) ?? make(country)
  if (known) made.set(country, known)
  return known
}

function make(country: string): AddressForm | undefined {
  const [format, required, pattern, example] = data.get(country) ?? []
  if (!format || !required) return undefined
  const lines = format.split('/')
  const regions = REGIONS[country]?.split('; ').map((text) => {
    const [code, ...name] = text.split(' ')
    return { code: code!, name: name.join(' ') }
  })
  return {
    rows: lines.flatMap(rowsOf),
    required: new Set(['name', ...[...required].map((letter) => FIELDS[letter as Letter])] as const),
    labels: labelsOf(country),
    ...(pattern && example ? { postcode: { pattern: new RegExp(`^(?:${pattern})$`), example } } : {}),
    ...(regions ? { regions } : {}),
    lines,
  }
}

/** The fields of one line; those of a street have a row each. A line may have none: "GIBRALTAR". */
function rowsOf(line: string): AddressField[][] {
  const fields = [...line.matchAll(/%([NOACSZ])/g)].map((match) => FIELDS[match[1] as Letter])
  if (fields.length === 0) return []
  if (!fields.includes('line1')) return [fields]
  return fields.flatMap((name) => (name === 'line1' ? [['line1'], ['line2']] : [[name]]) as AddressField[][])
}

const kindOf = <K extends string>(kinds: Record<K, string>, country: string): K | undefined =>
  (Object.keys(kinds) as K[]).find((kind) => kinds[kind].split(' ').includes(country))

function labelsOf(country: string): Record<AddressField, string> {
  const { name, company, line1, line2 } = words.label
  return {
    name,
    company,
    line1,
    line2,
    city: words.city[kindOf(CITY_KINDS, country) ?? 'city'],
    region: words.region[kindOf(REGION_KINDS, country) ?? 'province'],
    postcode: words.postcode[kindOf(POSTCODE_KINDS, country) ?? 'postal'],
  }
}
