import type { PartList } from '#domain/finding/schema'
import type { WrongAnswer } from '../../web/list/typed-answer.server.ts'
import { ChooseYear } from './ChooseYear.tsx'
import { LinkedQuestion } from './LinkedQuestion.tsx'

type Props = {
  list: Pick<PartList, 'question' | 'years' | 'byFit'>
  params: URLSearchParams
  /** The words that name the model; null: the address does. */
  typed: string | null
  wrong: WrongAnswer | null
}

/** What a list asks about its car: what settles the most fits, and the model year where only a model is known. */
export function CarQuestions({ list: { question, years, byFit }, params, typed, wrong }: Props) {
  const open = byFit?.if ?? 0
  return (
    <>
      {question && <LinkedQuestion question={question} path="/shop" params={params} wrong={wrong} />}
      {years.length > 1 && open > 0 && <ChooseYear years={years} count={open} params={params} typed={typed} />}
    </>
  )
}
