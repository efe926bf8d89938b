import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { GRID_FIELDS, type GridField, type GridRow } from '#domain/runs/schema'

type CellInput = HTMLInputElement | HTMLSelectElement
export type CellPlace = { row: number; column: number }
type TypedCell = { part: string; field: GridField; was: string; is: string }

const keyOf = (part: string, field: GridField) => `${part} ${field}`
const LAST_COLUMN = GRID_FIELDS.length - 1

/** The cells of a grid as a spreadsheet has them: which one is focused, what was typed, and what a pasted block fills. */
export function useGrid(rows: readonly GridRow[]) {
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedCell>>(new Map())
  const [isPasteCut, setPasteCut] = useState(false)
  const inputs = useRef(new Map<string, CellInput>())

  const textAt = ({ _id, cells }: GridRow, field: GridField) => typed.get(keyOf(_id, field))?.is ?? cells[field]
  const write = (changes: readonly { place: CellPlace; text: string }[]) => {
    setTyped((before) => {
      const now = new Map(before)
      for (const { place, text } of changes) {
        const row = rows[place.row]!
        const field = GRID_FIELDS[place.column]!
        const was = row.cells[field]
        if (text === was) now.delete(keyOf(row._id, field))
        else now.set(keyOf(row._id, field), { part: row._id, field, was, is: text })
      }
      return now
    })
  }
  const focus = ({ row, column }: CellPlace) => {
    const place = { row: clamp(row, rows.length - 1), column: clamp(column, LAST_COLUMN) }
    const input = inputs.current.get(`${place.row} ${place.column}`)
    input?.focus()
    selectAll(input)
  }
  const onKeyDown = (place: CellPlace) => (event: KeyboardEvent<CellInput>) => {
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    focus({ row: place.row + move.down, column: place.column + move.right })
  }
  const onPaste = (place: CellPlace) => (event: ClipboardEvent<CellInput>) => {
    const block = blockOf(event.clipboardData.getData('text'))
    const isText = event.currentTarget instanceof HTMLInputElement
    if (isText && block.length === 1 && block[0]!.length === 1) return
    event.preventDefault()
    const all = block.flatMap((line, down) =>
      line.map((text, right) => ({
        place: { row: place.row + down, column: place.column + right },
        text: text.trim(),
      })),
    )
    const fitting = all.filter(({ place: { row, column } }) => row < rows.length && column <= LAST_COLUMN)
    setPasteCut(fitting.length < all.length)
    write(fitting)
  }
  /** What an input of one cell needs. */
  const cell = (place: CellPlace) => ({
    ref: (input: CellInput | null) => {
      if (input) inputs.current.set(`${place.row} ${place.column}`, input)
    },
    value: textAt(rows[place.row]!, GRID_FIELDS[place.column]!),
    onChange: (event: { target: { value: string } }) => write([{ place, text: event.target.value }]),
    onKeyDown: onKeyDown(place),
    onPaste: onPaste(place),
    onFocus: (event: { target: CellInput }) => selectAll(event.target),
  })
  const cells = [...typed.values()]
  return {
    cell,
    cells,
    isPasteCut,
    /** The place of a typed cell in the list that is sent, by which errors name it. */
    placeOf: (row: GridRow, field: GridField) => cells.findIndex((one) => one.part === row._id && one.field === field),
    discard: () => setTyped(new Map()),
  }
}

const clamp = (at: number, last: number) => Math.max(0, Math.min(at, last))

const selectAll = (input: CellInput | undefined) => {
  if (input instanceof HTMLInputElement) input.select()
}

/** Which way a key leads; null: it stays in the cell, as the arrows do inside a text, and with Alt in a choice. */
function moveOf(event: KeyboardEvent<CellInput>): { down: number; right: number } | null {
  const { key, shiftKey, currentTarget: input } = event
  if (event.altKey) return null
  const [from, to, end] =
    input instanceof HTMLInputElement
      ? [input.selectionStart ?? 0, input.selectionEnd ?? 0, input.value.length]
      : [0, 0, 0]
  const isWhole = from === 0 && to === end
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return { down: 1, right: 0 }
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return { down: -1, right: 0 }
  if (key === 'ArrowLeft' && (isWhole || to === 0)) return { down: 0, right: -1 }
  if (key === 'ArrowRight' && (isWhole || from === end)) return { down: 0, right: 1 }
  return null
}

/** Lines and cells of what a spreadsheet puts on the clipboard. */
const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
