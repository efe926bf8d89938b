import { type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchBox as say } from '#common/words'
import type { Suggestion } from '#domain/finding/schema'
import { Icon, type IconName } from '../Icon.tsx'
import { useSuggested } from './use-suggested.ts'

const ICONS: Record<Suggestion['kind'], IconName> = {
  part: 'search',
  category: 'filter',
  brand: 'shield',
  vehicle: 'car',
  page: 'right',
}

type Box = RefObject<HTMLInputElement | null>

/** What is suggested for the words in the box, and what arrows, Enter and Escape make of it. */
function useCombobox(input: Box, list: string, onChoose: (item: Suggestion) => void) {
  const [words, setWords] = useState(input.current?.value.trim() ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const items = useSuggested(words)
  const shown = open && items.length > 0
  useRole(input, list, shown ? active : null)

  const choose = (item: Suggestion) => {
    setOpen(false)
    onChoose(item)
  }

  // Who types fast has typed before this was there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = input.current
      if (!box || box.value === box.defaultValue) return
      setWords(box.value.trim())
      setOpen(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [input])

  useEffect(() => {
    const box = input.current
    if (!box) return
    const onInput = () => {
      setWords(box.value.trim())
      setActive(-1)
      setOpen(true)
    }
    const close = () => setOpen(false)
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === 'Escape' && shown) {
        event.preventDefault()
        close()
      } else if (step && items.length > 0) {
        event.preventDefault()
        setOpen(true)
        setActive((now) => ((now + step + 1 + items.length + 1) % (items.length + 1)) - 1)
      } else if (event.key === 'Enter') {
        const item = shown ? items[active] : undefined
        if (item) event.preventDefault()
        if (item) choose(item)
        else close()
      }
    }
    box.addEventListener('input', onInput)
    box.addEventListener('keydown', onKey)
    box.addEventListener('blur', close)
    return () => {
      box.removeEventListener('input', onInput)
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('blur', close)
    }
  })

  return { items, shown, active, choose }
}

/** Says on the box what it is: a combobox of that list, open at an item (-1: none yet) or closed (null). */
function useRole(input: Box, list: string, active: number | null) {
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-expanded', String(active !== null))
    box.setAttribute('aria-controls', list)
    if (active !== null && active >= 0) box.setAttribute('aria-activedescendant', `${list}-${active}`)
    else box.removeAttribute('aria-activedescendant')
  }, [input, list, active])
}

/** The list under the search box: a combobox driven by arrows, Enter and Escape. */
export function Suggestions({ input }: { input: Box }) {
  const id = useId()
  const navigate = useNavigate()
  const { items, shown, active, choose } = useCombobox(input, id, (item) => void navigate(item.href))
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label={say.suggestions}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 max-h-[70vh] overflow-y-auto border border-ink bg-surface py-1 shadow-xl"
      >
        {items.map((item, index) => (
          <li
            key={item.kind + item.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <Icon name={ICONS[item.kind]} className="size-4.5 text-ink-2" />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0">{item.label}</span>
              <span className="min-w-0 text-[0.9375rem] text-ink-2">{item.hint}</span>
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {shown ? say.counted(items.length) : ''}
      </span>
    </>
  )
}
