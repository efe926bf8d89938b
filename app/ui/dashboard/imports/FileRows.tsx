import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { whole } from '#common/format'
import { type ImportShown, ROW_STATES, type RowState, type ShownRow } from '#domain/supply/schema'
import { api, apiFile, messageOf } from '../../../web/api.ts'
import { downloadFile } from '../../../web/download-file.ts'
import { Button } from '../../Button.tsx'
import { EmptyState } from '../../EmptyState.tsx'
import { notify } from '../../notify.ts'
import { Section } from '../../Section.tsx'
import { Select } from '../../Select.tsx'
import { NextPage } from '../NextPage.tsx'
import { SearchForm } from '../SearchForm.tsx'
import { CorrectRow } from './CorrectRow.tsx'
import { type Contradiction, Contradictions } from './Contradictions.tsx'
import { RowCard } from './RowCard.tsx'

type Props = { file: ImportShown; page: { items: ShownRow[]; next: string | null }; show: RowState }

const LABELS: Record<RowState, string> = {
  ready: 'Ready',
  same: 'Unchanged',
  held: 'Waiting for you',
  refused: 'Left out',
  applied: 'Applied',
}
const OPTIONS = ROW_STATES.map((value) => ({ value, label: LABELS[value] }))

/** The rows of a file, each beside what the shop has now; those that wait can be corrected in place. */
export function FileRows({ file, page, show }: Props) {
  const { revalidate } = useRevalidator()
  const [correcting, setCorrecting] = useState<ShownRow | null>(null)
  const [held, refused] = [file.counts?.held.count ?? 0, file.counts?.refused.count ?? 0]
  const left = [held > 0 && `the ${whole(held)} waiting`, refused > 0 && `the ${whole(refused)} left out`]
  // Of a file that was applied what is corrected can be applied by itself.
  const isOpen = file.state === 'staged' || file.state === 'applied'
  const columns = new Set(file.header?.columns.map(({ column }) => column))
  const download = async () => {
    try {
      const name = `${file.fileName.replace(/\.\w+$/, '')} waiting.csv`
      downloadFile(await apiFile('/imports/{id}/held.csv', { path: { id: file.id } }), name)
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  const allow = async (rows: { n: number } | { code: Contradiction }) => {
    try {
      await api('POST', '/imports/{id}/allow', { path: { id: file.id }, body: rows })
      await revalidate()
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  return (
    <Section title="Rows">
      <SearchForm label="Search by part number" placeholder="GR-100">
        <div className="w-48">
          <Select label="Show" name="show" options={OPTIONS} defaultValue={show} />
        </div>
      </SearchForm>
      {held + refused > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Button look="line" small onClick={() => void download()}>
            Download {left.filter(Boolean).join(' and ')}
          </Button>
          <span className="text-ink-2">With why, as a file that can be corrected and sent again.</span>
        </div>
      )}
      {isOpen && <Contradictions file={file} onAllow={(code) => void allow({ code })} />}
      {page.items.length === 0 ? (
        <EmptyState title="No such row">
          {show === 'held' ? 'Nothing waits for you in this file.' : 'Choose other rows above, or search less.'}
        </EmptyState>
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
