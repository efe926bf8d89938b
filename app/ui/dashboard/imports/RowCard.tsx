import { Link } from 'react-router'
import * as words from '#common/words'
import type { ShownRow } from '#domain/supply/schema'
import { Button } from '../../Button.tsx'
import { Table } from '../Table.tsx'

const say = words.importRows.card
const HEADS = [{ label: say.heads.field }, { label: say.heads.file }, { label: say.heads.shop }]

/** An empty stock is no empty shelf. */
const nothingOf = (column: string) => (column === 'stock' ? say.notCounted : say.nothing)
const columnName = (column: string) => words.imports.columns[column] ?? column

type Act = (() => void) | undefined
type Props = { row: ShownRow; isOfFile: (column: string) => boolean; onCorrect: Act; onAllow: Act }

/** One row of a file: what it changes or why it waits, and when it is opened what it says beside what the shop has. */
export function RowCard({ row, isOfFile, onCorrect, onAllow }: Props) {
  const { n, text, partId, fields, theirs, reasons } = row
  // Of a line of cars the shop has nothing to compare.
  const isLine = partId !== null && fields.length > 0 && fields.every(({ shop }) => shop === null)
  const changes = row.state === 'ready' ? fields.filter(({ file, shop }) => shop !== null && shop !== file) : []
  const called = (column: string) => (isOfFile(column) ? column : columnName(column))
  const name = text || Object.values(theirs ?? {}).find(Boolean) || say.empty
  return (
    <li className="border border-edge bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div className="grid min-w-0 gap-1">
          <p className="[overflow-wrap:anywhere]">
            <span className="text-ink-2">{say.before(n)}</span>
            {partId === null ? (
              <strong className="font-semibold">{name}</strong>
            ) : (
              <Link to={`/dashboard/updateParts/${partId}`} className="link font-semibold">
                {name}
              </Link>
            )}
          </p>
          {isLine && (
            <p className="text-ink-2 [overflow-wrap:anywhere]">
              {fields.map(({ field, file }) => `${columnName(field)}: ${file}`).join('; ')}
            </p>
          )}
          {changes.length > 0 && (
            <p className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
              {changes
                .map(
                  ({ field, file, shop }) =>
                    `${columnName(field)}${words.imports.becomes(shop || nothingOf(field), file || nothingOf(field))}`,
                )
                .join('; ')}
            </p>
          )}
          {reasons.map((why) => (
            <p key={why} className="text-bad">
              {why}.
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {onAllow && (
            <Button look="line" small once aria-label={say.isRight(n)} onClick={onAllow}>
              {say.right}
            </Button>
          )}
          {onCorrect && (
            <Button look="line" small aria-label={say.correctRow(n)} onClick={onCorrect}>
              {say.correct}
            </Button>
          )}
        </div>
      </div>
      {!isLine && (fields.length > 0 || theirs) && (
        <details className="border-t border-hair">
          <summary className="link min-h-9 px-4 py-2 text-[0.9375rem]">
            {fields.length > 0 ? say.beside : say.says}
          </summary>
          <div className="px-4 pb-4">
            <Table
              label={say.row(n)}
              heads={fields.length > 0 ? HEADS : HEADS.slice(0, 2)}
              rows={
                fields.length > 0
                  ? fields.map(({ field, file, shop }) => ({
                      key: field,
                      cells: [
                        columnName(field),
                        file,
                        shop === null ? say.new : shop === file ? say.same : shop || nothingOf(field),
                      ],
                    }))
                  : Object.entries(theirs ?? {}).map(([field, cell]) => ({ key: field, cells: [called(field), cell] }))
              }
            />
          </div>
        </details>
      )}
    </li>
  )
}
