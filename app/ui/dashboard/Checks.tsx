import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '../form/FieldFrame.tsx'

type Props = {
  legend: string
  options: readonly { value: string | number; label: string }[]
  error?: string
  field: UseFormRegisterReturn
}

/** Boxes of one field, of which several may be checked. What is wrong stands below them, and each box is described by it. */
export function Checks({ legend, options, error, field }: Props) {
  const id = useId()
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="label mb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-8 items-center gap-2.5">
            <input
              type="checkbox"
              className="check"
              value={value}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              {...field}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
