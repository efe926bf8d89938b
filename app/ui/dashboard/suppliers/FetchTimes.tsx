import * as words from '#common/words'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { EVERY_OPTIONS, FETCH_KIND_OPTIONS, type FetchFields, HOUR_OPTIONS } from './fetch-fields.ts'

const say = words.fetching.form
const { kind: ofKind } = words.importSending

type Props = { form: Pick<ReturnType<typeof useSchemaForm<FetchFields, unknown>>, 'register' | 'errorOf' | 'watch'> }

/** How often a file is fetched, and what it holds. */
export function FetchTimes({ form: { register, errorOf, watch } }: Props) {
  const every = watch('every')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label={say.every} options={EVERY_OPTIONS} error={errorOf('every')} {...register('every')} />
      {(every === 'day' || every === 'week') && (
        <Select label={say.hour} options={HOUR_OPTIONS} error={errorOf('hour')} {...register('hour')} />
      )}
      <Select
        label={say.kind}
        hint={ofKind.hint}
        empty={ofKind.found}
        options={FETCH_KIND_OPTIONS}
        error={errorOf('kind')}
        {...register('kind')}
      />
    </div>
  )
}
