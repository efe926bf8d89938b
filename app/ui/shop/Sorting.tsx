import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'

const SORTS = [
  { value: 'popular', label: 'Most bought' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
]

/** The order of the list: at once by script, else by a button. */
export function Sorting({ params }: { params: URLSearchParams }) {
  const id = useId()
  const submit = useSubmit()
  const sort = params.get('sort') ?? 'popular'
  return (
    <Form action="/shop" className="flex items-center gap-2" key={sort}>
      <HiddenFields params={params} except={['sort']} />
      <label htmlFor={id} className="label text-ink-2">
        Sort
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={sort}
        className="input min-h-9 w-auto py-1"
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" look="line" small className="without-script">
        Sort
      </Button>
    </Form>
  )
}
