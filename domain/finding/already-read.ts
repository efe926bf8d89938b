import type { AskedCar } from '#domain/fitment'
import type { Lexicon } from './reading/lexicon/lexicon.ts'
import { BegunNumbers } from './numbers/begun-numbers.ts'
import { MeasuredValues } from './filters/measured-by.ts'
import { TextsOfParts } from './hits/parts-of-text.ts'
import { TextWords } from './text-words.ts'

/** What the searches of one request have read from the database, so that none reads it again. */
export class AlreadyRead {
  readonly texts = new TextWords()
  readonly numbers = new BegunNumbers()
  readonly ofTexts = new TextsOfParts()
  readonly measured = new MeasuredValues()
  /** By the question about the car. */
  readonly cars = new Map<string, AskedCar>()
  /** Other words than the shop's, to be tried out. */
  readonly lexicon: Lexicon | null

  constructor(lexicon: Lexicon | null = null) {
    this.lexicon = lexicon
  }
}
