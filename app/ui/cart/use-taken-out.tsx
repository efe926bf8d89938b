import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#common/words'
import type { CartLine } from '../../web/cart/cart-lines.ts'
import { goOnAt, useGoOn } from './go-on-at.ts'

const say = words.cart.panel

/** What was done with a line that stood at `at`, in words, and what undoes it. `nth` tells one such act from the next. */
type Act = { line: CartLine; at: number; text: string; undo: () => void; nth: number }

/**
 * Says what was just taken out of a list, in its place there (`withNote`), and can put it back. Whoever goes by keyboard
 * stands on Undo at once, and after it on the line that is back. What holds `list` has the lines.
 */
export function useTakenOut<List extends HTMLElement>() {
  const [act, setAct] = useState<Act | null>(null)
  const list = useRef<List>(null)
  const takeOut = (line: CartLine, at: number, text: string, take: () => void, undo: () => void) => {
    take()
    setAct((before) => ({ line, at, text, undo, nth: (before?.nth ?? 0) + 1 }))
  }
  useGoOn(list)
  const note = act && (
    <Undone
      key={act.nth}
      act={act}
      onUndo={() => {
        goOnAt(act.line.part._id, act.line.car)
        act.undo()
        setAct(null)
      }}
    />
  )
  const withNote = (items: ReactNode[]): ReactNode[] => (act ? items.toSpliced(act.at, 0, note) : items)
  return { withNote, takeOut, list }
}

function Undone({ act: { line, text }, onUndo }: { act: Act; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b border-hair bg-warn-wash px-5 py-2.5">
      <span role="status">{text}</span>
      <button ref={undo} type="button" className="link font-semibold" onClick={onUndo}>
        {say.undo}
        <span className="sr-only">{`: ${line.part.name}`}</span>
      </button>
    </li>
  )
}
