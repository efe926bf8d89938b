import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importFile, importRows } from '#common/words'
import {
  type ImportShown,
  ROW_COUNTS,
  ROW_STATES,
  type RowCount,
  type RowState,
  type ShownRow,
} from '#domain/supply/schema'
import { api, apiFile } from '../../../web/api.ts'
import { downloadFile, sheetOf } from '../../../web/files/download-file.ts'
import { Button } from '../../Button.tsx'
import { EmptyState } from '../../EmptyState.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../form/Select.tsx'
import { useAction } from '../../use-action.ts'
import { NextPage } from '../NextPage.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { CorrectRow } from './CorrectRow.tsx'
import { type Contradiction, Contradictions } from './Contradictions.tsx'
import { RowCard } from './RowCard.tsx'

const say = importRows.list

type Props = { file: ImportShown; page: { items: ShownRow[]; next: string | null }; show: RowState | RowCount }

const STATES = ROW_STATES.map((value) => ({ value, label: say.states[value] }))
const { tiles, ofVehicles } = importFile.preview

/** What rows can be shown of a file; before it is applied also those that its preview counts. */
function optionsOf({ state, counts, kind }: ImportShown) {
  if (state !== 'staged' || !counts) return STATES
  const named = kind === 'aces' ? { ...tiles, ...ofVehicles } : { ...tiles, elsewhere: ofVehicles.elsewhere }
  const some = ROW_COUNTS.filter((name) => (counts[name]?.count ?? 0) > 0)
  return [...STATES, ...some.map((value) => ({ value, label: named[value].label }))]
}

/** The rows of a file, each beside what the shop has now; those that wait or are ready can be corrected in place. */
export function FileRows({ file, page, show }: Props) {
  const { revalidate } = useRevalidator()
  const [correcting, setCorrecting] = useState<ShownRow | null>(null)
  const [held, refused] = [file.counts?.held.count ?? 0, file.counts?.refused.count ?? 0]
  // Of a file that was applied what is corrected can be applied by itself.
  const isOpen = file.state === 'staged' || file.state === 'applied'
  const columns = new Set(file.header?.columns.map(({ column }) => column))
  const { run } = useAction()
  const download = () =>
    run(async () => {
      const name = say.downloadFile(file.fileName.replace(/\.\w+$/, ''))
      downloadFile(sheetOf(await apiFile('/imports/{id}/held.csv', { path: { id: file.id } })), name)
    })
  const allow = (rows: { n: number } | { code: Contradiction }) =>
    run(async () => {
      await api('POST', '/imports/{id}/allow', { path: { id: file.id }, body: rows })
      await revalidate()
    })
  return (
    <Section title={say.title} id="rows">
      <SearchForm label={say.search} placeholder="GR-100">
        <div className="w-48">
          <Select label={say.show} name="show" options={optionsOf(file)} defaultValue={show} />
        </div>
      </SearchForm>
      {held + refused > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Button look="line" small onClick={() => void download()}>
            {say.download(held, refused)}
          </Button>
          <span className="text-ink-2">{say.downloadHint}</span>
        </div>
      )}
      {isOpen && <Contradictions file={file} onAllow={(code) => void allow({ code })} />}
      {page.items.length === 0 ? (
        <NoRows file={file} show={show} />
      ) : (
        <ul className="grid gap-3">
          {page.items.map((row) => (
            <RowCard
              key={row.n}
              row={row}
              isOfFile={(column) => columns.has(column)}
              onCorrect={isOpen && row.cells ? () => setCorrecting(row) : undefined}
              onAllow={isOpen && row.mayBeRight ? () => void allow({ n: row.n }) : undefined}
            />
          ))}
        </ul>
      )}
      <NextPage next={page.next} />
      {correcting && (
        <CorrectRow
          file={file}
          row={correcting}
          onClose={() => setCorrecting(null)}
          onSaved={() => {
            setCorrecting(null)
            void revalidate()
          }}
        />
      )}
    </Section>
  )
}

function NoRows({ file: { counts }, show }: Pick<Props, 'file' | 'show'>) {
  const isEmpty = counts && !(['new', 'changed', 'same', 'held', 'refused'] as const).some((name) => counts[name].count)
  if (isEmpty) return <EmptyState title={say.noneAtAll}>{say.noneAtAllHow}</EmptyState>
  return <EmptyState title={say.none}>{show === 'held' ? say.noneHeld : say.noneHow}</EmptyState>
}
