import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import * as words from '#common/words'
import type { Sort } from '#domain/finding/schema'
import { Button } from '../Button.tsx'
import { HiddenFields } from '../form/HiddenFields.tsx'

const { relevance, ...plain } = words.list.sorts
const PLAIN = Object.entries(plain)
const FOR_WORDS = [['relevance', relevance] as const, ...PLAIN]

type Props = {
  params: URLSearchParams
  /** The order that the list has. */
  sort: Sort
}

/** The order of the list: at once by script, else by a button. Only words match better or worse. */
export function Sorting({ params, sort: given }: Props) {
  const id = useId()
  const submit = useSubmit()
  const isWords = Boolean(params.get('q'))
  const sort = given === 'relevance' && !isWords ? 'popular' : given
  return (
    <Form action="/shop" className="flex min-w-0 items-center gap-2" key={sort}>
      <HiddenFields params={params} except={['sort']} />
      <label htmlFor={id} className="label text-ink-2 max-sm:sr-only">
        {words.shopList.sort}
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={sort}
        className="input min-h-9 w-auto min-w-0 py-1"
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {(isWords ? FOR_WORDS : PLAIN).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" look="line" small className="without-script">
        {words.shopList.sort}
      </Button>
    </Form>
  )
}
