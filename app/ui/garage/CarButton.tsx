import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import * as words from '#common/words'
import { Icon } from '../Icon.tsx'
import { lazyPiece } from '../lazy-piece.ts'

const CarMenu = lazyPiece(() => import('./CarMenu.tsx').then(({ CarMenu: component }) => component))

/**
 * The chosen car, on every page; opens the menu of cars. Its name is drawn by the style sheet from what the script in the head
 * says on the document: pages are the same for everybody, and nothing moves when the page's script comes.
 */
export function CarButton() {
  const { key } = useLocation()
  /** At which page it was opened: on the next one it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const menu = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const isOutside = (target: EventTarget | null) => target instanceof Node && !place.current?.contains(target)
    const onPointer = ({ target }: PointerEvent) => isOutside(target) && setOpenAt(null)
    const onKey = (event: KeyboardEvent) => {
      // A dialog above the menu closes by the same key, and first.
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      setOpenAt(null)
      button.current?.focus()
    }
    addEventListener('pointerdown', onPointer)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', onPointer)
      removeEventListener('keydown', onKey)
    }
  }, [open])
  const close = () => {
    // A dialog of the menu keeps the focus to itself until it is gone.
    flushSync(() => setOpenAt(null))
    button.current?.focus()
  }
  return (
    <div ref={place} className="with-script">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={() => setOpenAt(open ? null : key)}
        className="label flex min-h-11 items-center gap-1.5 px-1 text-left hover:text-signal"
      >
        <Icon name="car" className="size-6" />
        <span className="sr-only">{words.garage.yourCar}: </span>
        <span className="car-name" />
        <Icon name="down" className={`size-4 transition-transform max-xs:hidden ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <Suspense>
          <CarMenu id={menu} onDone={close} />
        </Suspense>
      )}
    </div>
  )
}
