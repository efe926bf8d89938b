import type * as dictionary from './words.ts'

/** The same shape in any language: texts are any text, and functions return any text for the same parameters. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...params: infer P) => infer R
    ? (...params: P) => InAnyLanguage<R>
    : T extends object
      ? { readonly [K in keyof T]: InAnyLanguage<T[K]> }
      : T

/** What every dictionary must have. */
export type Words = InAnyLanguage<typeof dictionary>

/** A text or function of a dictionary by its path, with the parameters that it takes. */
type PhraseIn<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? readonly [say: `${Path}${K}`]
    : T[K] extends (...params: infer P) => string
      ? readonly [say: `${Path}${K}`, ...params: P]
      : T[K] extends (...params: never[]) => unknown
        ? never
        : PhraseIn<T[K], `${Path}${K}.`>
}[keyof T & string]

/** The sections that are said by path. Screens import theirs, and the compiler would compare every path with every other. */
type Section =
  | 'atCar'
  | 'delivery'
  | 'field'
  | 'finding'
  | 'fit'
  | 'imports'
  | 'order'
  | 'reading'
  | 'refusal'
  | 'texts'
  | 'verdict'

type Said = PhraseIn<Pick<Words, Section>>
type ParamsOf<S extends string> =
  Extract<Said, readonly [S, ...unknown[]]> extends readonly [string, ...infer P] ? P : never

const MARK = Symbol.for('phrase')

/**
 * A sentence as code says it: the path of its words (`refusal.lastAdmin`), and what they are filled with. The bundle of the
 * pages has a copy of this class of its own, so a phrase is known by its mark and not by its class.
 */
export class Phrase {
  readonly [MARK] = true
  readonly say: Said[0]
  readonly params: readonly unknown[]

  constructor(say: Said[0], params: readonly unknown[]) {
    this.say = say
    this.params = params
  }

  static [Symbol.hasInstance](it: unknown): boolean {
    return typeof it === 'object' && it !== null && MARK in it
  }
}

/** A phrase that a use case returns; the door turns it into a sentence (`spoken`). */
export const phrase = <S extends Said[0]>(say: S, ...params: ParamsOf<S>): Phrase => new Phrase(say, params)

/** A value in which some texts may be phrases. */
export type Phrased<T, K extends keyof T> = Omit<T, K> & { [Key in K]: T[Key] | Phrase }

/** Things that can be missing. */
export type Thing = ParamsOf<'refusal.noSuch'>[0]
