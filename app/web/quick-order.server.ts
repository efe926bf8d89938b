import { spoken } from '#common/spoken'
import * as words from '#common/words'
import { answerLines, withFitsInWords } from '#domain/quick-order'
import { type QuickOrder, quickOrderInput } from '#domain/quick-order/schema'
import { engineNames } from '#domain/vehicles'
import { Problem } from '#platform/errors'

type Ctx = Parameters<typeof answerLines>[0]
/** What a page shows of a typed list: the answer, or why there is none. */
type Answered = { text: string; order: QuickOrder | null; problem: string | null }

/** The answer to a list as the page shows it. Amounts in the smallest unit. */
export async function answered(ctx: Ctx, text: string): Promise<Answered> {
  const input = quickOrderInput.safeParse({ text })
  if (!input.success) return { text, order: null, problem: input.error.issues[0]!.message }
  try {
    const [order, name] = await Promise.all([answerLines(ctx, input.data), engineNames(ctx)])
    return { text, order: withFitsInWords(order, (fit) => words.fit.whyAndPlace(fit, name)), problem: null }
  } catch (err) {
    if (!(err instanceof Problem) || err.status !== 400) throw err
    return { text, order: null, problem: spoken(err.fields)?.['text'] ?? null }
  }
}
