import * as words from '#common/words'
import { EVERY, FETCH_AUTHS, FETCH_KINDS, fetchInput, type SupplierFetch } from '#domain/supply/schema'
import { schemaOfTyped } from '../../form/schema-of-typed.ts'
import { KIND_NAMES } from './supplier-fields.ts'

/** A fetch as its form has it: numbers and choices are texts, an empty one says nothing. */
export type FetchFields = {
  url: string
  every: (typeof EVERY)[number]
  hour: string
  auth: { by: (typeof FETCH_AUTHS)[number]; name: string; secret: string }
  kind: string
  full: string
  apply: string
}

const NONE = {
  url: '',
  every: 'day',
  hour: 4,
  auth: { by: 'nothing', name: '' },
  kind: null,
  full: false,
  apply: false,
} as const

export const fetchFieldsOf = (fetch: SupplierFetch | null): FetchFields => {
  const { url, every, hour, auth, kind, full, apply } = fetch ?? NONE
  return {
    url,
    every,
    hour: String(hour),
    auth: { by: auth.by, name: auth.name, secret: '' },
    kind: kind ?? '',
    full: String(full),
    apply: String(apply),
  }
}

/** What the shop takes of the form; it checks the version itself. */
export const fetchFields = schemaOfTyped(({ url, every, hour, auth, kind, full, apply }: FetchFields) => {
  return {
    url,
    every,
    hour: Number(hour),
    auth: { by: auth.by, ...(auth.by === 'nothing' ? {} : { name: auth.name, secret: auth.secret || undefined }) },
    kind: kind || null,
    full: full === 'true',
    apply: apply === 'true',
    version: null,
  }
}, fetchInput)

const EVERY_NAMES: Record<FetchFields['every'], string> = words.fetching.every
export const EVERY_OPTIONS = EVERY.map((value) => ({ value, label: EVERY_NAMES[value] }))
export const HOUR_OPTIONS = Array.from({ length: 24 }, (_, hour) => {
  return { value: String(hour), label: words.fetching.atHour(String(hour).padStart(2, '0')) }
})
const AUTH_NAMES: Record<FetchFields['auth']['by'], string> = words.fetching.auths
export const AUTH_OPTIONS = FETCH_AUTHS.map((value) => ({ value, label: AUTH_NAMES[value] }))
export const FETCH_KIND_OPTIONS = FETCH_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))
