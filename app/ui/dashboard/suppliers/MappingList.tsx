import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import { MAPPING_KINDS, type MappingKind, type MappingListed } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { EmptyState } from '../../EmptyState.tsx'
import { Select } from '../../form/Select.tsx'
import { useRemoval } from '../../use-removal.ts'
import { columnLabel } from './file-columns.ts'
import { NextPage } from '../NextPage.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { Table } from '../Table.tsx'
import { MAPPING_NAMES, MAPPING_OPTIONS } from './mapping-kinds.ts'
import { MappingDialog } from './MappingDialog.tsx'

const say = words.mappings.list

type Props = {
  supplier: number
  page: { items: MappingListed[]; next: string | null }
  kind: MappingKind | null
}
type Draft = { kind: MappingKind; theirs: string; ours: string; isNew: boolean }

const HEADS = [
  { label: say.heads.kind },
  { label: say.heads.theirs },
  { label: say.heads.ours },
  { label: say.heads.actions, end: true },
]
const keyed = (one: MappingListed) => ({ ...one, _id: `${one.kind} ${one.theirs}` })

/** What a supplier's words mean here: searched, changed, forgotten and added one by one. */
export function MappingList({ supplier, page, kind }: Props) {
  const { revalidate } = useRevalidator()
  const [draft, setDraft] = useState<Draft | null>(null)
  const path = { id: String(supplier) }
  const removal = useRemoval(async ({ kind, theirs }: MappingListed & { _id: string }) => {
    await api('DELETE', '/suppliers/{id}/mappings', { path, query: { kind, theirs } })
    return say.forgotten(theirs)
  })
  const rows = page.items
    .map(keyed)
    .filter(removal.isThere)
    .map((one) => ({
      key: one._id,
      cells: [
        MAPPING_NAMES[one.kind],
        <strong key="theirs" className="font-semibold [overflow-wrap:anywhere]">
          {one.theirs}
        </strong>,
        one.ours === 'ignore' ? say.ignored : one.kind === 'column' ? columnLabel(one.means) : one.means,
        <span key="actions" className="inline-flex flex-wrap gap-2 md:justify-end">
          <Button
            look="line"
            small
            aria-label={say.changeOf(one.theirs)}
            onClick={() => setDraft({ ...one, isNew: false })}
          >
            {say.change}
          </Button>
          <Button look="danger" small aria-label={say.forgetOf(one.theirs)} onClick={() => removal.ask(one)}>
            {say.forget}
          </Button>
        </span>,
      ],
    }))
  return (
    <div>
      <SearchForm label={say.search} placeholder={say.placeholder}>
        <div className="w-52">
          <Select
            label={say.heads.kind}
            name="show"
            empty={say.anyKind}
            options={MAPPING_OPTIONS}
            defaultValue={kind ?? ''}
          />
        </div>
      </SearchForm>
      {rows.length > 0 ? (
        <Table label={say.title} heads={HEADS} rows={rows} />
      ) : (
        <EmptyState title={say.none}>{say.noneHow}</EmptyState>
      )}
      <NextPage next={page.next} />
      <Button
        look="line"
        className="mt-5"
        onClick={() => setDraft({ kind: kind ?? MAPPING_KINDS[1]!, theirs: '', ours: '', isNew: true })}
      >
        {say.add}
      </Button>
      {draft && (
        <MappingDialog
          supplier={supplier}
          draft={draft}
          onClose={() => setDraft(null)}
          onSaved={() => {
            setDraft(null)
            void revalidate()
          }}
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        title={say.forgetTitle}
        question={say.forgetQuestion(removal.doomed?.theirs ?? '')}
        confirm={say.forget}
      />
    </div>
  )
}
