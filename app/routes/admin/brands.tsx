import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import { type BrandRecord, TIERS } from '#domain/catalogue/schema'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FilterBox, hasWords } from '../../ui/dashboard/FilterBox.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { MergeDialog } from '../../ui/dashboard/taxonomy/MergeDialog.tsx'
import { useEditedForm } from '../../ui/dashboard/taxonomy/use-edited-form.ts'
import { Field } from '../../ui/Field.tsx'
import { notify } from '../../ui/notify.ts'
import { Problem } from '../../ui/Problem.tsx'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/brands'

const say = words.taxonomy.brands
const HEADS = [
  { label: say.brand },
  { label: say.tier },
  { label: say.parts, end: true },
  { label: say.actions, end: true },
]
/** The brand of parts that have no other. */
const UNBRANDED = '0'
const TIER_OPTIONS = TIERS.map((value) => ({ value, label: words.compare.tiers[value] }))
const NEW = { name: '', tier: null as BrandRecord['tier'], country: '', about: '' }

export const clientLoader = adminOnly(() => api('GET', '/brands'))

/** The brands of the shop: added, renamed, and deleted where no part has one. */
export default function Brands({ loaderData: { items } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<BrandRecord | 'new' | null>(null)
  const [merging, setMerging] = useState<BrandRecord | null>(null)
  const [typed, setTyped] = useState('')
  const removal = useRemoval(async ({ _id, name }: BrandRecord) => {
    await api('DELETE', '/brands/{id}', { path: { id: _id } })
    return say.deleted(name)
  })
  const cells = (brand: BrandRecord) => [
    <span key="brand" className="block">
      <span className="font-semibold">{brand.name}</span>
      <span className="block text-[0.9375rem] text-ink-2">{brand.country}</span>
    </span>,
    brand.tier ? words.compare.tiers[brand.tier] : say.noTier,
    whole(brand.parts),
    <span key="actions" className="inline-flex gap-2">
      <Button look="line" small onClick={() => setEdited(brand)} aria-label={say.edit(brand.name)}>
        {words.taxonomy.edit}
      </Button>
      {brand._id !== UNBRANDED && items.length > 1 && (
        <Button look="line" small onClick={() => setMerging(brand)} aria-label={say.mergeOne(brand.name)}>
          {say.merge.button}
        </Button>
      )}
      {brand.parts === 0 && (
        <Button look="danger" small onClick={() => removal.ask(brand)} aria-label={say.remove(brand.name)}>
          {words.taxonomy.remove}
        </Button>
      )}
    </span>,
  ]
  const shown = items.filter((brand) => removal.isThere(brand) && hasWords(typed, [brand.name, brand.country]))
  const merged = async (into: BrandRecord) => {
    notify.success(say.merge.merged(merging!.name, into.name))
    setMerging(null)
    setEdited(null)
    await revalidate()
  }
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <Button look="line" onClick={() => setEdited('new')}>
          {say.add}
        </Button>
      </PageHead>
      {edited && (
        <div className="mb-10">
          <Section title={edited === 'new' ? say.add : say.edit(edited.name)}>
            <BrandForm
              key={edited === 'new' ? 'new' : edited._id}
              brand={edited === 'new' ? null : edited}
              onDone={() => setEdited(null)}
            />
          </Section>
        </div>
      )}
      <div>
        <FilterBox label={say.find} value={typed} onChange={setTyped} found={say.found(shown.length)} />
        {shown.length > 0 && (
          <Table
            label={say.title}
            heads={HEADS}
            rows={shown.map((brand) => ({ key: brand._id, cells: cells(brand) }))}
          />
        )}
      </div>
      <MergeDialog
        brand={merging}
        brands={items}
        onMerged={(into) => void merged(into)}
        onClose={() => setMerging(null)}
      />
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={words.texts.deleteConfirm}
        confirm={words.taxonomy.remove}
      />
    </>
  )
}

function BrandForm({ brand, onDone }: { brand: BrandRecord | null; onDone: () => void }) {
  const { revalidate } = useRevalidator()
  const form = useEditedForm()
  const [typed, setTyped] = useState(brand ?? NEW)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const set = (field: keyof typeof NEW) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [field]: event.target.value })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { name, tier, country, about } = typed
    const body = { name, tier, country, about }
    setWrong({})
    setProblem(null)
    setBusy(true)
    try {
      if (brand) await api('PUT', '/brands/{id}', { path: { id: brand._id }, body })
      else await api('POST', '/brands', { body })
      notify.success(words.taxonomy.saved(name))
      // The list shows the brand after the form is closed: nobody opens the next one before that.
      onDone()
      await revalidate()
    } catch (error) {
      if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      aria-label={brand ? say.edit(brand.name) : say.add}
      className="grid max-w-3xl gap-4 sm:grid-cols-3"
    >
      <Field label={words.taxonomy.name} value={typed.name} error={wrong['name']} onChange={set('name')} />
      <Select
        label={say.tier}
        options={TIER_OPTIONS}
        empty={say.noTier}
        value={typed.tier ?? ''}
        error={wrong['tier']}
        onChange={({ target }) => setTyped({ ...typed, tier: (target.value || null) as BrandRecord['tier'] })}
      />
      <Field label={say.country} value={typed.country} error={wrong['country']} onChange={set('country')} />
      <div className="sm:col-span-3">
        <TextArea label={say.about} rows={2} value={typed.about} error={wrong['about']} onChange={set('about')} />
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
        <Button type="submit" look="signal" busy={busy}>
          {words.taxonomy.save}
        </Button>
        <Button look="line" onClick={onDone}>
          {words.taxonomy.cancel}
        </Button>
        <Problem text={problem} />
      </div>
    </form>
  )
}
