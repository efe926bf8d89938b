import { Form, Link } from 'react-router'
import * as words from '#common/words'
import type { FitQuestion, Typed, TypedProblem } from '#domain/fitment/schema'
import { withAnswer } from '../../web/shop-link.ts'
import { CarQuestion } from '../fit/CarQuestion.tsx'
import { isTyped, TypedFields } from '../fit/TypedFields.tsx'
import { HiddenFields } from './HiddenFields.tsx'

type Props = {
  question: FitQuestion
  params: URLSearchParams
  /** What was typed last and could not be read. */
  wrong: { typed: Typed; problem: TypedProblem } | null
}

/** The question that settles most of a list. Its answers are links, or a form that leads to one: no script is needed. */
export function ListQuestion({ question, params, wrong }: Props) {
  const { choices, settles, open } = question
  if (choices.length === 0 && !isTyped(question)) return null
  const fields = <TypedFields question={question} {...wrong} />
  return (
    <div className="border-l-4 border-warn bg-warn-wash px-4 py-3">
      <CarQuestion question={question} note={words.fit.list.settles(settles, open)}>
        {isTyped(question) ? (
          <Form action="/shop" preventScrollReset className="flex flex-wrap items-start gap-2">
            <HiddenFields params={params} except={[]} />
            {fields}
          </Form>
        ) : (
          choices.map((choice) => (
            <Link
              key={choice.value}
              to={withAnswer(params, question, choice)}
              rel="nofollow"
              preventScrollReset
              className="flex min-h-9 items-center border border-edge bg-surface px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal"
            >
              {choice.label}
            </Link>
          ))
        )}
      </CarQuestion>
    </div>
  )
}
