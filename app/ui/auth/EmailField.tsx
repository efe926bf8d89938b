import * as words from '#common/words'
import { Field, type FieldProps } from '../form/Field.tsx'

/** The address by which somebody signs in. It is the user name, so that browsers save it with the password. */
export const EmailField = (input: Omit<FieldProps, 'label' | 'type' | 'autoComplete'>) => (
  <Field label={words.label.email} type="email" autoComplete="username" {...input} />
)
