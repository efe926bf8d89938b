import { useEffect, useId, useState } from 'react'
import * as words from '#common/words'
import { type MappingKind, mappingInput } from '#domain/supply/schema'
import { api, ApiProblem } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import { columnLabel, FILE_COLUMNS } from './file-columns.ts'
import { choicesOf, MAPPING_HINTS, MAPPING_OPTIONS } from './mapping-kinds.ts'

const say = words.mappings.word
const { heads } = words.mappings.list

const COLUMNS = [
  { value: 'ignore', label: words.fileColumns.block.nothing },
  ...FILE_COLUMNS.map(({ name, label }) => ({ value: name, label })),
]
/** What a column can mean, with what it means now, which may be written in another way. */
const columnOptions = (now: string) =>
  now === '' || COLUMNS.some(({ value }) => value === now)
    ? COLUMNS
    : [...COLUMNS, { value: now, label: columnLabel(now) }]

type Props = {
  supplier: number
  draft: { kind: MappingKind; theirs: string; ours: string; isNew: boolean }
  onClose: () => void
  onSaved: () => void
}

/** One word of a supplier and what it means here. */
export function MappingDialog({ supplier, draft, onClose, onSaved }: Props) {
  const { isNew, ...start } = draft
  const list = useId()
  const form = useSchemaForm(mappingInput, start, async (input, { setError }) => {
    try {
      await api('PUT', '/suppliers/{id}/mappings', { path: { id: String(supplier) }, body: { mappings: [input] } })
      onSaved()
    } catch (error) {
      const wrong = error instanceof ApiProblem ? error.fields['mappings.0.ours'] : undefined
      if (!wrong) throw error
      setError('ours', { message: wrong }, { shouldFocus: true })
    }
  })
  const { register, errorOf, watch } = form
  const kind = watch('kind') as MappingKind
  const choices = useChoices(kind)
  return (
    <FormDialog isChanged={form.formState.isDirty} onClose={onClose} title={isNew ? say.add : say.change}>
      <form className="grid gap-4" noValidate onSubmit={form.onSubmit} aria-label={say.title}>
        <Select
          label={heads.kind}
          options={MAPPING_OPTIONS}
          disabled={!isNew}
          error={errorOf('kind')}
          {...register('kind')}
        />
        <Field label={heads.theirs} readOnly={!isNew} error={errorOf('theirs')} {...register('theirs')} />
        {kind === 'column' ? (
          <Select
            label={heads.ours}
            empty={say.choose}
            options={columnOptions(start.ours)}
            error={errorOf('ours')}
            {...register('ours')}
          />
        ) : (
          <Field
            label={heads.ours}
            list={list}
            hint={say.oursHint(MAPPING_HINTS[kind])}
            autoComplete="off"
            error={errorOf('ours')}
            {...register('ours')}
          />
        )}
        <datalist id={list}>
          {choices.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Problem text={form.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {words.button.cancel}
          </Button>
          <Button type="submit" look="signal" busy={form.busy}>
            {words.button.save}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

/** What can be chosen for a kind of word; without an answer one types it. */
export function useChoices(kind: MappingKind): string[] {
  const [choices, setChoices] = useState<string[]>([])
  useEffect(() => {
    let isWanted = true
    void choicesOf(kind).then(
      (found) => isWanted && setChoices(found),
      () => isWanted && setChoices([]),
    )
    return () => {
      isWanted = false
    }
  }, [kind])
  return choices
}
