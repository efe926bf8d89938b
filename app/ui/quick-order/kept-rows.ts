import { QUICK_ORDER_KEY } from '#common/constants'
import { keptInTab } from '../../web/kept-in-tab.ts'
import { parsed } from '../../web/store.ts'
import { isEmpty, newRow, type Row } from './rows.ts'

type KeptRow = Pick<Row, 'number' | 'quantity' | 'note' | 'chosen'>
/** `text`: the list that the page's address gave, whose lines are among the rows already. */
type Kept = { text: string; rows: readonly KeptRow[] }

const NOTHING: Kept = { text: '', rows: [] }

const isRow = (value: unknown): value is KeptRow => {
  const { number, quantity, note, chosen } = (value ?? {}) as Partial<KeptRow>
  return [number, quantity, note, chosen].every((one) => typeof one === 'string')
}

const toKept = (text: string | null): Kept => {
  const { text: given, rows } = (parsed(text) ?? {}) as Partial<Kept>
  return typeof given === 'string' && Array.isArray(rows) ? { text: given, rows: rows.filter(isRow) } : NOTHING
}

/** What somebody typed into the quick order of this tab. */
const store = keptInTab(QUICK_ORDER_KEY, toKept)

/** The rows of this visit, without their answers, and whether those of the address's list are among them. */
export function readRows(text: string): { rows: Row[]; hasGiven: boolean } {
  const kept = store.read()
  return { rows: kept.rows.map((row) => ({ ...newRow(), ...row })), hasGiven: kept.text === text }
}

/** Prices and stock are asked for anew at the next visit, so only what was typed is kept. */
export function keepRows(text: string, rows: readonly Row[]): void {
  const typed = rows.filter((row) => !isEmpty(row))
  const kept = typed.map(({ number, quantity, note, chosen }) => ({ number, quantity, note, chosen }))
  store.write(kept.length > 0 ? JSON.stringify({ text, rows: kept }) : null)
}
