import { useState } from 'react'
import type { PartInput } from '#domain/catalogue/schema'
import * as words from '#common/words'
import { Field } from '../../form/Field.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { hasOld, isRenumbered, withOld, withoutOld } from './old-number.ts'
import type { PartFields } from './part-fields.ts'

type Props = { form: ReturnType<typeof useSchemaForm<PartFields, PartInput>> }

/** The number of a part. Of one that gets another number, the old one becomes an older number, which can be taken out again. */
export function NumberField({ form: { register, errorOf, getValues, setValue, watch, formState } }: Props) {
  const was = formState.defaultValues?.number ?? ''
  /** The number that became an older one; what is taken out by hand is not put in again. */
  const [kept, setKept] = useState<string | null>(null)
  const write = (lines: string) => setValue('supersededNumbers', lines, { shouldDirty: true })
  const keepOld = (now: string) => {
    const lines = getValues('supersededNumbers')
    const isOther = isRenumbered(was, now)
    if (isOther && kept !== was) write(withOld(lines, was))
    if (!isOther && kept === was) write(withoutOld(lines, was))
    setKept(isOther ? was : null)
  }
  const [now, lines] = watch(['number', 'supersededNumbers'])
  const isKept = isRenumbered(was, now) && hasOld(lines, was)
  return (
    <Field
      label={words.partFields.labels.number}
      hint={isKept ? words.part.form.oldNumberKept(was) : undefined}
      error={errorOf('number')}
      {...register('number', { onChange: ({ target }) => keepOld(target.value) })}
    />
  )
}
