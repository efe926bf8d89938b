import { Form } from 'react-router'
import * as words from '#common/words'
import { Button } from '../Button.tsx'
import { Select } from '../form/Select.tsx'
import { HiddenFields } from '../form/HiddenFields.tsx'
import { CarQuestion } from './CarQuestion.tsx'

const say = words.fit.list.year

type Props = {
  /** The newest first. */
  years: number[]
  count: number
  params: URLSearchParams
  /** The words that name the model; null: the address does. */
  typed: string | null
}

/** Asks for the model year where only a model is known. A plain form: no script is needed. */
export function ChooseYear({ years, count, params, typed }: Props) {
  const name = typed === null ? 'year' : 'q'
  const options = years.map((year) => {
    return { value: typed === null ? String(year) : `${typed} ${year}`, label: String(year) }
  })
  return (
    <Form action="/shop" className="border-l-4 border-warn bg-warn-wash px-4 py-3">
      <HiddenFields params={params} except={[name]} />
      <CarQuestion question={{ key: 'year', text: say.ask, how: say.how }} note={say.settles(count)}>
        <Select label={say.label} name={name} options={options} empty={say.choose} required />
        <Button type="submit">{say.show}</Button>
      </CarQuestion>
    </Form>
  )
}
