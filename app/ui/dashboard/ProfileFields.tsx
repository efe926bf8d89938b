import * as words from '#common/words'
import type { ProfileUpdate } from '#domain/profiles/schema'
import { Field } from '../form/Field.tsx'
import type { useSchemaForm } from '../form/form.ts'
import { TextArea } from '../form/TextArea.tsx'
import { Face } from './Face.tsx'

type Form = ReturnType<typeof useSchemaForm<ProfileUpdate, ProfileUpdate>>
type Person = { name: string; email: string; photoURL: string | null }

/** Name, e-mail and photo as the account has them, and the fields that can be written. */
export function ProfileFields({ person, form }: { person: Person; form: Form }) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[auto_1fr]">
        <div className="grid gap-1.5">
          <p className="label">{words.label.photo}</p>
          <Face person={person} className="size-28 text-5xl" />
        </div>
        <div className="grid gap-4">
          <Field label={words.label.name} value={person.name} readOnly />
          <Field label={words.label.email} type="email" value={person.email} readOnly />
        </div>
      </div>
      <Field
        label={words.account.profile.phone}
        type="tel"
        autoComplete="tel"
        error={form.errorOf('number')}
        {...form.register('number')}
      />
      <TextArea
        label={words.label.address}
        rows={3}
        autoComplete="street-address"
        error={form.errorOf('address')}
        {...form.register('address')}
      />
      <Field
        label={words.account.profile.education}
        error={form.errorOf('education')}
        {...form.register('education')}
      />
    </>
  )
}
