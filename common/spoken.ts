import { Phrase, type Words } from './phrase.ts'
import * as dictionary from './words.ts'

/** The type of `spoken`'s result: a text for each phrase. */
export type Spoken<T> = T extends Phrase
  ? string
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T

/** What a language says at each path that was asked for: a list of parts has a hundred phrases of a few paths. */
const known = new WeakMap<Words, Map<string, unknown>>()

function wordsAt(path: string, words: Words): unknown {
  let said = known.get(words)
  if (!said) known.set(words, (said = new Map()))
  let found = said.get(path)
  if (found === undefined) {
    found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], words)
    said.set(path, found)
  }
  return found
}

/** A phrase in the words of a language. */
export function sentence({ say, params }: Phrase, words: Words = dictionary): string {
  const found = wordsAt(say, words)
  return typeof found === 'function' ? String(found(...params)) : String(found)
}

/** A response with all its phrases as sentences; values without phrases are not copied. */
export function spoken<T>(answer: T): Spoken<T> {
  return speak(answer) as Spoken<T>
}

function speak(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  if (answer instanceof Phrase) return sentence(answer)
  if (Array.isArray(answer)) return speakEach(answer)
  const held = answer as Record<string, unknown>
  let said: Record<string, unknown> | undefined
  for (const name in held) {
    const now = speak(held[name])
    if (now !== held[name]) (said ??= { ...held })[name] = now
  }
  return said ?? answer
}

function speakEach(list: readonly unknown[]): readonly unknown[] {
  let said: unknown[] | undefined
  for (let n = 0; n < list.length; n++) {
    const now = speak(list[n])
    if (now !== list[n]) (said ??= [...list])[n] = now
  }
  return said ?? list
}
