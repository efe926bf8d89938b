import type { AskedCar } from '#domain/fitment'
import { TextWords } from './text-words.ts'

/** What the searches of one request have learnt: none asks the database for it again. */
export class Learnt {
  readonly texts = new TextWords()
  /** By what was asked of the car. */
  readonly cars = new Map<string, AskedCar>()
}
