import type { ReactNode } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import * as words from '#common/words'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'

type Props = { label: string; placeholder: string; children?: ReactNode }

/** Searches a list by its address, so that a page can be gone back to; what is chosen beside the words counts at once. */
export function SearchForm({ label, placeholder, children }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  return (
    <Form
      role="search"
      aria-label={label}
      key={params.toString()}
      className="mb-5 flex flex-wrap items-end gap-3 print:hidden"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget)
      }}
    >
      <div className="min-w-52 flex-1">
        <Field label={label} name="q" type="search" placeholder={placeholder} defaultValue={params.get('q') ?? ''} />
      </div>
      {children}
      <Button type="submit" look="ink">
        {words.button.search}
      </Button>
    </Form>
  )
}
