import type { Ctx } from '#platform/context'
import { canBeExact, isWhole, type NumberHit, numbersBeginning } from './find-numbers.ts'

/** The parts whose numbers begin as one search types them. Each beginning is looked up once. */
export class BegunNumbers {
  readonly #found = new Map<string, NumberHit[]>()

  async ask(ctx: Ctx, text: string): Promise<NumberHit[]> {
    const found = this.#found.get(text) ?? (await numbersBeginning(ctx, text))
    this.#found.set(text, found)
    return found
  }

  /** Whether a text is one whole part number, own, OE or superseded, however it is typed. */
  async isWhole(ctx: Ctx, text: string): Promise<boolean> {
    return canBeExact(text) && (await this.ask(ctx, text)).some(isWhole)
  }

  /** The parts of a whole number that has been looked up; null: it is none, or not looked up yet. */
  whole(text: string): NumberHit[] | null {
    const found = this.#found.get(text)
    return found?.some(isWhole) ? found : null
  }
}
