import { useState } from 'react'
import * as words from '#common/words'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { VEHICLE_TYPES } from '#domain/vehicles/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Picture } from '../../Picture.tsx'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { TheirVersion } from './TheirVersion.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { useSaving } from './use-saving.ts'

const say = words.taxonomy.categories

type PartType = TaxonomyRecord['types'][number]
type Props = { tree: TaxonomyRecord; type: PartType | null; onDone: () => void }

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const attributeOf = (line: string) => {
  const [name = '', unit] = line.split('|').map((cell) => cell.trim())
  return { name, unit: unit || null }
}
const textsOf = (type: PartType | null) => ({
  name: type?.name ?? '',
  singular: type?.singular ?? '',
  category: type?.category ?? '',
  picture: type?.picture ?? '',
  synonyms: (type?.synonyms ?? []).join('\n'),
  attributes: (type?.attributes ?? []).map(({ name, unit }) => [name, unit].filter(Boolean).join(' | ')).join('\n'),
})

/** A part type: its names, where it lies, what its parts usually say, and its picture. Of two admins who change it the second is asked. */
export function PartTypeForm({ tree, type, onDone }: Props) {
  const form = useEditedForm()
  const [typed, setTyped] = useState(() => textsOf(type))
  const [suits, setSuits] = useState<readonly string[]>(type?.suits ?? VEHICLE_TYPES)
  const set = (field: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })
  const { wrong, problem, busy, save, theirs, goOnFrom, saveOver } = useSaving(
    typed.name,
    type,
    (version) => {
      const body = {
        ...typed,
        synonyms: lines(typed.synonyms),
        attributes: lines(typed.attributes).map(attributeOf),
        suits: VEHICLE_TYPES.filter((kind) => suits.includes(kind)),
      }
      if (!type) return api('POST', '/taxonomy/types', { body })
      return api('PUT', '/taxonomy/types/{id}', { path: { id: type._id }, body: { ...body, version } })
    },
    onDone,
  )
  const told = (texts: typeof typed, suits: readonly string[]) => ({
    [words.taxonomy.name]: texts.name,
    [say.singular]: texts.singular,
    [say.category]: tree.categories.find(({ _id }) => _id === texts.category)?.name ?? '',
    [say.picture]: texts.picture.replaceAll('-', ' '),
    [say.synonyms]: lines(texts.synonyms).join('\n'),
    [say.attributes]: lines(texts.attributes).join('\n'),
    [say.suits]: VEHICLE_TYPES.filter((kind) => suits.includes(kind))
      .map((kind) => say.kinds[kind])
      .join('\n'),
  })
  const field = (name: keyof typeof typed) => ({ value: typed[name], error: wrong[name], onChange: set(name) })
  return (
    <form ref={form} onSubmit={save} noValidate aria-label={say.type} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <Field label={words.taxonomy.name} {...field('name')} />
      <Field label={say.singular} {...field('singular')} />
      <Select
        label={say.category}
        empty=" "
        options={tree.categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...field('category')}
      />
      <div className="flex items-end gap-3">
        <div className="flex-1">
          <Select
            label={say.picture}
            empty=" "
            options={tree.pictures.map((key) => ({ value: key, label: key.replaceAll('-', ' ') }))}
            {...field('picture')}
          />
        </div>
        <span className="size-12 flex-none bg-plate">
          {typed.picture && (
            <Picture
              src={`/pictures/parts/${typed.picture}-three-quarter.640.webp`}
              alt=""
              width={48}
              height={48}
              sizes="3rem"
              className="size-12 object-contain"
            />
          )}
        </span>
      </div>
      <TextArea label={say.synonyms} hint={say.synonymsHint} rows={4} {...field('synonyms')} />
      <TextArea label={say.attributes} hint={say.attributesHint} rows={4} {...field('attributes')} />
      <fieldset className="sm:col-span-2">
        <legend className="label mb-1.5">{say.suits}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {VEHICLE_TYPES.map((kind) => (
            <label key={kind} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="check"
                checked={suits.includes(kind)}
                onChange={({ target }) =>
                  setSuits(target.checked ? [...suits, kind] : suits.filter((one) => one !== kind))
                }
              />
              {say.kinds[kind]}
            </label>
          ))}
        </div>
        {wrong['suits'] && <p className="font-semibold text-bad">{wrong['suits']}</p>}
      </fieldset>
      {theirs && (
        <div className="sm:col-span-2">
          <TheirVersion
            what="partType"
            theirs={told(textsOf(theirs), theirs.suits)}
            mine={told(typed, suits)}
            onTheirs={() => {
              goOnFrom(theirs)
              setTyped(textsOf(theirs))
              setSuits(theirs.suits)
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
