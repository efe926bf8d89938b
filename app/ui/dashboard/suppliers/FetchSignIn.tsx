import * as words from '#common/words'
import type { SupplierFetch } from '#domain/supply/schema'
import { Field } from '../../form/Field.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { AUTH_OPTIONS, type FetchFields } from './fetch-fields.ts'

const say = words.fetching.form

type Props = {
  form: Pick<ReturnType<typeof useSchemaForm<FetchFields, unknown>>, 'register' | 'errorOf' | 'watch'>
  /** As it is saved; a secret that the shop has is not shown again. */
  fetch: SupplierFetch | null
}

/** By what the shop signs in where the file is: by nothing, by a user and password, or by a header. */
export function FetchSignIn({ form: { register, errorOf, watch }, fetch }: Props) {
  const by = watch('auth.by')
  const isKept = fetch?.auth.hasSecret === true && fetch.auth.by === by
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Select label={say.auth} options={AUTH_OPTIONS} error={errorOf('auth.by')} {...register('auth.by')} />
      {by !== 'nothing' && (
        <>
          <span className="max-sm:hidden" />
          <Field
            label={by === 'header' ? say.header : say.user}
            autoComplete="off"
            placeholder={by === 'header' ? 'X-Api-Key' : undefined}
            error={errorOf('auth.name')}
            {...register('auth.name')}
          />
          <Field
            label={by === 'header' ? say.headerSays : say.password}
            type="password"
            autoComplete="new-password"
            placeholder={isKept ? say.isKept : undefined}
            hint={say.secretHint}
            error={errorOf('auth.secret')}
            {...register('auth.secret')}
          />
        </>
      )}
    </div>
  )
}
