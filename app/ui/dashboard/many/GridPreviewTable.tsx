import type { GridPreview, GridRow } from '#domain/runs/schema'
import * as words from '#common/words'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { Table } from '../Table.tsx'
import { VALUE_HEADS } from './value-heads.ts'

const say = words.many

const said = (field: string, text: string) => (field === 'status' ? (statuses[text] ?? text) : text)
const statuses: Record<string, string> = say.statuses

/** What the typed cells will say once they are saved. */
export function GridPreviewTable({ cells, rows }: { cells: GridPreview['cells']; rows: readonly GridRow[] }) {
  const numbers = new Map(rows.map(({ _id, number }) => [_id, number]))
  return (
    <section className="mt-6" aria-label={say.grid.preview}>
      <Table
        label={say.grid.preview}
        heads={VALUE_HEADS}
        rows={cells.map(({ part, field, before, after }) => ({
          key: `${part} ${field}`,
          cells: [
            <PartNumber key="part">{numbers.get(part)!}</PartNumber>,
            say.fields[field],
            said(field, before) || (
              <span key="before" className="text-ink-2">
                {say.run.nothing}
              </span>
            ),
            said(field, after) || (
              <span key="after" className="text-ink-2">
                {say.run.nothing}
              </span>
            ),
          ],
        }))}
      />
    </section>
  )
}
