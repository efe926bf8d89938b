import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string
  hint?: string
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Works with react-hook-form: `<Field label="Email" error={errors.email?.message} {...register('email')} />`. */
export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        className={`input ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
      />
    </FieldFrame>
  )
}
