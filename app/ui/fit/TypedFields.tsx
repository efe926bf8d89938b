import * as words from '#common/words'
import type { FitQuestion, Typed, TypedProblem } from '#domain/fitment/schema'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { Select } from '../form/Select.tsx'

const say = words.atCar.typed
const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0')).map((value) => ({
  value,
  label: value,
}))
/** As many characters as an answer may have: a whole VIN does not go in. */
const MOST_CHARACTERS = 10

type Props = { question: FitQuestion; typed?: Typed; problem?: TypedProblem | null }

/** What is typed in answer to a question that has no choices: the date on which the car was made, or its chassis number. */
export function TypedFields({ question: { key, signs = MOST_CHARACTERS }, typed = {}, problem }: Props) {
  const error = problem ? say.problem[problem] : undefined
  return (
    <>
      {key === 'made' ? (
        <>
          <Select
            name="month"
            label={say.month}
            options={MONTHS}
            empty={say.anyMonth}
            defaultValue={typed.month ?? ''}
            error={problem === 'month' ? error : undefined}
          />
          <Field
            name="made"
            label={say.made}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className="w-24"
            defaultValue={typed.made ?? ''}
            error={problem === 'month' ? undefined : error}
            required
          />
        </>
      ) : (
        <Field
          name="chassis"
          label={say.chassis(Math.min(signs, MOST_CHARACTERS))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MOST_CHARACTERS}
          className="w-44 font-mono uppercase"
          defaultValue={typed.chassis ?? ''}
          error={error}
          required
        />
      )}
      <Button type="submit" look="line" className="mt-[1.9rem]">
        {say.submit}
      </Button>
    </>
  )
}

/** Whether a question is answered by typing. */
export const isTyped = ({ key }: FitQuestion): boolean => key === 'made' || key === 'chassis'

/** Whether a question can be answered here: by choosing or by typing. */
export const isAnswerable = (question: FitQuestion): boolean => question.choices.length > 0 || isTyped(question)
