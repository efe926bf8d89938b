import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { whole } from '#common/format'
import * as words from '#common/words'
import type { BrandRecord } from '#domain/catalogue/schema'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FilterBox, hasWords } from '../../ui/dashboard/FilterBox.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { BrandForm } from '../../ui/dashboard/taxonomy/BrandForm.tsx'
import { MergeDialog } from '../../ui/dashboard/taxonomy/MergeDialog.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/Section.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api } from '../../web/api.ts'
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
      {brand._id !== UNBRANDED && brand.parts === 0 && (
        <Button look="danger" small onClick={() => removal.ask(brand)} aria-label={say.remove(brand.name)}>
          {words.taxonomy.remove}
        </Button>
      )}
    </span>,
  ]
  const shown = items.filter((brand) => removal.isThere(brand) && hasWords(typed, [brand.name, brand.country]))
  // The list shows the brand after the form is closed: nobody opens the next one before that.
  const saved = async () => {
    setEdited(null)
    await revalidate()
  }
  const merged = async (into: BrandRecord) => {
    notify.success(say.merge.merged(merging!.name, into.name))
    setMerging(null)
    await saved()
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
              onDone={() => void saved()}
              onCancel={() => setEdited(null)}
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
