import { randomName } from './random-name.ts'

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
/** The keys of writes whose outcome is not known yet. */
const open = new Map<string, string>()

type Intention = { key: string; settle(): void }

/**
 * One intended write, named by a key: pressed twice, or again after a lost answer, it carries the same key and is done
 * once. `settle` when the shop has said what became of it: from then on the same words are a new intention.
 */
export function intentionOf(method: string, path: string, body: unknown): Intention | null {
  if (!WRITES.has(method)) return null
  const wish = `${method} ${path} ${body instanceof FormData ? randomName() : JSON.stringify(body)}`
  const key = open.get(wish) ?? randomName()
  open.set(wish, key)
  return { key, settle: () => open.delete(wish) }
}
