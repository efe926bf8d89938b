import { Form, Link } from 'react-router'
import * as words from '#common/words'
import type { FitQuestion } from '#domain/fitment/schema'
import { withAnswer } from '../../web/car/car-link.ts'
import type { WrongAnswer } from '../../web/list/typed-answer.server.ts'
import { HiddenFields } from '../form/HiddenFields.tsx'
import { CarQuestion } from './CarQuestion.tsx'
import { isAnswerable, isTyped, TypedFields } from './TypedFields.tsx'

type Props = {
  question: FitQuestion
  /** The page that asks, and what its address says. */
  path: string
  params: URLSearchParams
  wrong: WrongAnswer | null
}

/** A question that a page asks about its car. The answers are links, or a form that leads to one: no script is needed. */
export function LinkedQuestion({ question, path, params, wrong }: Props) {
  const { settles, open } = question
  if (!isAnswerable(question)) return null
  return (
    <div className="border-l-4 border-warn bg-warn-wash px-4 py-3">
      <CarQuestion question={question} note={open > 0 ? words.fit.list.settles(settles, open) : undefined}>
        {isTyped(question) ? (
          <Form action={path} preventScrollReset className="flex flex-wrap items-start gap-2">
            <HiddenFields params={params} except={[]} />
            <TypedFields question={question} {...wrong} />
          </Form>
        ) : (
          question.choices.map((choice) => (
            <Link
              key={choice.value}
              to={withAnswer(params, question, choice, path)}
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
