import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#common/words'
import { lineKey } from '../../web/cart-cars.ts'
import type { CartLine } from '../../web/cart-lines.ts'

const say = words.cart.panel

/** What was done with a line, in words, and what undoes it. `nth` tells one such act from the next. */
type Act = { line: CartLine; text: string; undo: () => void; nth: number }

/**
 * Says what was just taken out of a list, and can put it back. Whoever goes by keyboard stands on Undo at once, and after it
 * on the line that is back: it is marked by `data-line`, within what holds `list`.
 */
export function useTakenOut<List extends HTMLElement>() {
  const [act, setAct] = useState<Act | null>(null)
  const [back, setBack] = useState<{ key: string } | null>(null)
  const list = useRef<List>(null)
  const takeOut = (line: CartLine, text: string, take: () => void, undo: () => void) => {
    take()
    setAct((before) => ({ line, text, undo, nth: (before?.nth ?? 0) + 1 }))
  }
  useEffect(() => {
    if (back) list.current?.querySelector<HTMLElement>(`[data-line='${CSS.escape(back.key)}']`)?.focus()
  }, [back])
  const note: ReactNode = act && (
    <Undone
      key={act.nth}
      act={act}
      onUndo={() => {
        act.undo()
        setAct(null)
        setBack({ key: lineKey(act.line.part._id, act.line.car) })
      }}
    />
  )
  return { note, takeOut, list }
}

function Undone({ act: { line, text }, onUndo }: { act: Act; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-2 bg-warn-wash px-5 py-2.5">
      {text}
      <button ref={undo} type="button" className="link font-semibold" onClick={onUndo}>
        {say.undo}
        <span className="sr-only">{`: ${line.part.name}`}</span>
      </button>
    </p>
  )
}
