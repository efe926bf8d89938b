import { type Ref, type SelectHTMLAttributes, useId } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  label: string
  hint?: string
  error?: string
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing is chosen. */
  empty?: string
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: known to everybody, quick on a phone, works by keyboard. */
export function Select({ label, hint, error, options, empty, className = '', ...select }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={`input ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...select}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
