import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#common/words'
import * as words from '#common/words'
import { CONDITIONS, type PartCard } from '#domain/catalogue/schema'
import type { Sort } from '#domain/finding/schema'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ChosenBar } from '../../ui/dashboard/many/ChosenBar.tsx'
import { EditOrDelete } from '../../ui/dashboard/EditOrDelete.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { foundBy } from '../../ui/dashboard/part/asked-parts.ts'
import { ChosenPart } from '../../ui/dashboard/part/ChosenPart.tsx'
import { CONDITION_OPTIONS } from '../../ui/dashboard/part/condition-options.ts'
import { NoPart } from '../../ui/dashboard/part/NoPart.tsx'
import { SearchForm } from '../../ui/dashboard/SearchForm.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PartNumber } from '../../ui/catalogue/PartNumber.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { useMoney } from '../../web/settings.ts'
import type { Route } from './+types/manage-parts'

const say = words.adminParts.list
const { sorts } = words.list
const SORTS = [
  { value: 'popular', label: sorts.popular },
  { value: 'newest', label: sorts.newest },
  { value: 'price-up', label: sorts['price-up'] },
  { value: 'price-down', label: sorts['price-down'] },
  { value: 'rating', label: sorts.rating },
  { value: 'best-sellers', label: say.only['best-sellers'] },
  { value: 'hidden', label: say.only.hidden },
  { value: 'retired', label: say.only.retired },
]
const HEADS = [
  { label: words.label.part },
  { label: words.label.brand },
  { label: words.label.number },
  { label: words.label.stock, end: true },
  { label: words.label.price, end: true },
  { label: words.label.actions, end: true },
]
const PAGE = 50

type Row = Pick<PartCard, '_id' | 'name' | 'number' | 'brand' | 'price' | 'stock' | 'img' | 'condition' | 'status'>

type Listed = {
  rows: Row[]
  next: string | null
  count: number | null
  /** Which parts there are that no search finds, where a list of all is empty. */
  unsold: { retired: boolean; hidden: boolean } | null
}

export const clientLoader = adminOnly(async ({ url }): Promise<Listed> => {
  const sort = url.searchParams.get('sort') ?? 'popular'
  if (sort === 'best-sellers') return bestSellers(url.searchParams.get('q') ?? '')
  const condition = CONDITIONS.find((one) => one === url.searchParams.get('condition'))
  if (sort === 'hidden' || sort === 'retired') {
    const query = { status: sort, condition, cursor: url.searchParams.get('cursor'), limit: PAGE } as const
    const { items, next } = await api('GET', '/unsold-parts', { query })
    return { rows: items, next, count: null, unsold: null }
  }
  const [q, cursor] = [url.searchParams.get('q'), url.searchParams.get('cursor')]
  const query = { q, condition: condition && [condition], cursor, sort: sort as Sort, limit: PAGE }
  const { items, next, count } = await api('GET', '/parts', { query })
  const isEmpty = items.length === 0 && !q && !condition && !cursor
  return { rows: items, next, count, unsold: isEmpty ? await unsoldParts() : null }
})

/** Which kinds of parts there are that no search finds. */
async function unsoldParts() {
  const has = async (status: 'retired' | 'hidden') => {
    const { items } = await api('GET', '/unsold-parts', { query: { status, limit: 1 } })
    return items.length > 0
  }
  const [retired, hidden] = await Promise.all([has('retired'), has('hidden')])
  return { retired, hidden }
}

/** All best sellers on one page, or those of them that have all the words. */
async function bestSellers(q: string) {
  const words = q.toLowerCase().split(/\s+/)
  const all = await api('GET', '/bestSeller')
  const rows = all.filter(({ name, number, brand }) => {
    const text = `${name} ${number} ${brand.name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { rows, next: null, count: rows.length, unsold: null }
}

export default function ManageParts({ loaderData: { rows, next, count, unsold } }: Route.ComponentProps) {
  const money = useMoney()
  const [params] = useSearchParams()
  const removal = useRemoval(async ({ _id, name }: Row) => {
    await api('DELETE', '/bestSeller/{id}', { path: { id: _id } })
    return say.deleted(name)
  })
  const shown = rows.filter(removal.isThere)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])))

  const cells = (part: Row) => [
    <ChosenPart key="part" part={part} isChosen={chosen.has(part._id)} onChoose={() => choose(part._id)} />,
    <span key="brand" className="[overflow-wrap:break-word]">
      {part.brand.name}
    </span>,
    <PartNumber key="number">{part.number}</PartNumber>,
    <span key="stock" className="tabular">
      {part.stock ?? words.many.notCounted}
    </span>,
    <span key="price" className="tabular">
      {money(part.price)}
    </span>,
    <EditOrDelete
      key="actions"
      name={part.name}
      to={`/dashboard/updateParts/${part._id}`}
      onDelete={() => removal.ask(part)}
    />,
  ]

  return (
    <>
      <PageHead title={say.title} intro={count === null ? undefined : say.count(count)}>
        <LinkButton to="/dashboard/bestSeller" look="line">
          {say.add}
        </LinkButton>
      </PageHead>
      <SearchForm label={say.find} placeholder={say.findHint}>
        {params.get('sort') !== 'best-sellers' && (
          <div className="w-44">
            <Select
              label={words.part.form.condition}
              name="condition"
              empty={say.any}
              options={CONDITION_OPTIONS}
              defaultValue={params.get('condition') ?? ''}
            />
          </div>
        )}
        <div className="w-52">
          <Select label={say.sort} name="sort" options={SORTS} defaultValue={params.get('sort') ?? 'popular'} />
        </div>
      </SearchForm>
      {shown.length > 0 && <ChosenBar chosen={[...chosen]} found={foundBy(params, count)} />}
      {shown.length > 0 ? (
        <Table label={say.table} heads={HEADS} rows={shown.map((part) => ({ key: part._id, cells: cells(part) }))} />
      ) : (
        <NoPart params={params} unsold={unsold} />
      )}
      <NextPage next={next} />
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={texts.deleteConfirm}
        confirm={words.button.remove}
      />
    </>
  )
}
