import { invalid } from './errors.ts'
import type { Metadata } from './types.ts'

/** A parsed form body: text, or a list or a group of the same. */
export type Params = { [name: string]: Value }
type Value = string | Value[] | Params

/** Reads `a[b][c]=1&d[]=2&e[0]=3` into nested groups and lists. */
export function parseForm(form: string): Params {
  const root: Params = Object.create(null) as Params
  for (const [key, value] of new URLSearchParams(form)) {
    const path = [key.split('[')[0]!, ...[...key.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)]
    put(root, path, value)
  }
  return listed(root) as Params
}

function put(into: Params, [name, ...rest]: string[], value: string) {
  const key = name === '' ? String(Object.keys(into).length) : name!
  if (rest.length === 0) {
    into[key] = value
    return
  }
  if (typeof into[key] !== 'object') into[key] = Object.create(null) as Params
  put(into[key] as Params, rest, value)
}

/** Groups whose names are 0, 1, 2 … become lists. */
function listed(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const)
  if (entries.length > 0 && entries.every(([name], index) => name === String(index)))
    return entries.map(([, inner]) => inner)
  return Object.fromEntries(entries)
}

/** Refuses a parameter that the call does not know, as Stripe does. */
export function onlyKnown(params: Params, known: string[]) {
  const unknown = Object.keys(params).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const plural = unknown.length > 1 ? 's' : ''
  throw invalid(`Received unknown parameter${plural}: ${unknown.join(', ')}`, {
    code: 'parameter_unknown',
    param: unknown[0],
  })
}

/** Text of a parameter, or undefined where it is absent or empty. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw invalid('Invalid string', { param: name })
  return value
}

/** A group of parameters (`card[number]` …), or undefined. */
export function group(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid('Invalid object', { param: name })
  return value
}

export function required(params: Params, name: string): string {
  const value = text(params, name)
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

/** A whole number of 1 or more. */
export function whole(given: string, param: string): number {
  if (!/^-?\d+$/.test(given)) throw invalid(`Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param })
  const value = Number(given)
  if (value < 1) {
    throw invalid('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param })
  }
  return value
}

/** Merges sent metadata into what is there: an empty value takes a key away, an empty `metadata` takes all. */
export function mergeMetadata(current: Metadata, sent: Value | undefined): Metadata {
  if (sent === undefined) return current
  if (sent === '') return {}
  if (typeof sent !== 'object') throw invalid('Invalid object', { param: 'metadata' })
  const merged = { ...current }
  for (const [key, value] of Object.entries(sent)) {
    if (key.length > 40) throw invalid(`Metadata key ${key} exceeds 40 character limit`, { param: 'metadata' })
    if (typeof value !== 'string' || value.length > 500) {
      throw invalid(`Metadata values must be strings up to 500 characters, but you passed one for ${key} that is not`, {
        param: `metadata[${key}]`,
      })
    }
    if (value === '') delete merged[key]
    else merged[key] = value
  }
  if (Object.keys(merged).length > 50) throw invalid('Metadata can have at most 50 keys', { param: 'metadata' })
  return merged
}
