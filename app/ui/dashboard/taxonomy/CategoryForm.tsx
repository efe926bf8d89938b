import { useState } from 'react'
import * as words from '#common/words'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TheirVersion } from './TheirVersion.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { useSaving } from './use-saving.ts'

const say = words.taxonomy.categories

type Props = { tree: TaxonomyRecord; category: TaxonomyRecord['categories'][number] | null; onDone: () => void }

/** A category: its name, and below which other it lies. Of two admins who change it the second is asked. */
export function CategoryForm({ tree, category, onDone }: Props) {
  const form = useEditedForm()
  const [name, setName] = useState(category?.name ?? '')
  const [parent, setParent] = useState(category?.parent ?? '')
  const { wrong, problem, busy, save, theirs, goOnFrom, saveOver } = useSaving(
    name,
    category,
    (version) => {
      const body = { name, parent: parent || null }
      if (!category) return api('POST', '/taxonomy/categories', { body })
      return api('PUT', '/taxonomy/categories/{id}', { path: { id: category._id }, body: { ...body, version } })
    },
    onDone,
  )
  const options = tree.categories
    .filter(({ _id }) => _id !== category?._id)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  const told = (name: string, parent: string) => ({
    [words.taxonomy.name]: name,
    [say.parent]: options.find(({ value }) => value === parent)?.label ?? say.top,
  })
  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      aria-label={say.category}
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
    >
      <Field
        label={words.taxonomy.name}
        value={name}
        error={wrong['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label={say.parent}
        empty={say.top}
        options={options}
        value={parent}
        error={wrong['parent']}
        onChange={({ target }) => setParent(target.value)}
      />
      {theirs && (
        <div className="sm:col-span-2">
          <TheirVersion
            what="category"
            theirs={told(theirs.name, theirs.parent ?? '')}
            mine={told(name, parent)}
            onTheirs={() => {
              goOnFrom(theirs)
              setName(theirs.name)
              setParent(theirs.parent ?? '')
            }}
            onMine={() => saveOver(theirs)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" look="signal" busy={busy}>
          {words.taxonomy.save}
        </Button>
        <Problem text={problem} />
      </div>
    </form>
  )
}
