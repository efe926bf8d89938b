import { type ReactNode, useState } from 'react'
import { overview } from '#common/words'
import { WAITING_ROWS } from '#domain/overview/schema'
import { Button } from '../../Button.tsx'

const say = overview.rows
const FIRST = 8

type Props<Row> = { rows: readonly Row[]; children: (shown: readonly Row[]) => ReactNode }

/** The first rows of a list of what waits, and all of them when they are asked for. */
export function FirstRows<Row>({ rows, children }: Props<Row>) {
  const [all, setAll] = useState(false)
  return (
    <>
      {children(all ? rows : rows.slice(0, FIRST))}
      {rows.length > FIRST && (
        <div className="grid justify-items-start gap-3">
          {all && rows.length === WAITING_ROWS && <p className="text-ink-2">{say.most(WAITING_ROWS)}</p>}
          <Button look="line" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.fewer : rows.length === WAITING_ROWS ? say.first(rows.length) : say.all(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}
