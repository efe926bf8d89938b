import type { Context } from 'hono'
import { phrase } from '#common/phrase'
import type { Fields } from '#platform/errors'
import type { Env } from './door.ts'

/** No schema goes deeper. */
const DEEPEST = 12

/** The paths of the texts, or of names, that the database cannot store: with a null character, or half of a surrogate pair. */
function* unkeepablePaths(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) yield path.join('.')
  } else if (typeof value === 'object' && value !== null && path.length < DEEPEST) {
    for (const [name, inside] of Object.entries(value)) {
      yield* unkeepablePaths(name, path.length > 0 ? path : ['body'])
      yield* unkeepablePaths(inside, [...path, name])
    }
  }
}

/** The first field of a call that the database cannot store: of its address, else of its body. */
export async function unkeepableField(c: Context<Env>): Promise<Fields | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  for (const given of [c.req.param(), c.req.queries(), body]) {
    for (const path of unkeepablePaths(given, [])) return { [path]: phrase('refusal.strangeCharacters') }
  }
  return undefined
}
