import { type SubmitEvent, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { SEARCH_MAX } from '#common/constants'
import { isInGroups, isNearlyVin, looksLikeVin, vinAmongWords } from '#common/vin'
import * as words from '#common/words'
import { useCar } from '../garage/use-car.ts'
import { Icon } from '../Icon.tsx'
import { lazyPiece } from '../lazy-piece.ts'

/** A help that cannot be fetched is left out: without it the box still searches. */
const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(
    ({ Suggestions: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

const VinDialog = lazyPiece(() => import('../vin/VinDialog.tsx').then(({ VinDialog: component }) => component))

/**
 * One box for numbers, words, cars and VINs. A plain form that is posted to /find, so that a VIN stands in no address; by
 * script words go to /shop at once. Suggestions come with the first focus.
 */
export function SearchBox() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(false)
  const [asked, setAsked] = useState<{ vin: string; words: string } | null>(null)
  const navigate = useNavigate()
  const choose = useCar()
  const input = useRef<HTMLInputElement>(null)
  const searched = pathname === '/shop' ? (params.get('q') ?? '') : ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const text = input.current?.value.trim() ?? ''
    // The shop answers whether these are numbers of its parts; until then it may be a VIN, which stands in no address.
    const known = vinAmongWords(text) ?? (looksLikeVin(text) && !isInGroups(text) ? { vin: text, words: '' } : null)
    if (!known && (isNearlyVin(text) || looksLikeVin(text))) return
    event.preventDefault()
    if (known) setAsked(known)
    else void navigate(`/shop?${new URLSearchParams({ q: text })}`)
  }
  return (
    <>
      <form method="post" action="/find" role="search" className="relative flex" onSubmit={submit}>
        <input
          key={searched}
          ref={input}
          type="search"
          name="q"
          defaultValue={searched}
          aria-label={words.searchBox.label}
          placeholder={words.searchBox.hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          className="input min-w-0 flex-1 border-r-0 focus-visible:z-1"
          onFocus={() => setTouched(true)}
        />
        <button type="submit" className="button button-ink px-3.5" aria-label={words.button.search}>
          <Icon name="search" />
        </button>
        {touched && (
          <Suspense>
            <Suggestions key={searched} input={input} />
          </Suspense>
        )}
      </form>
      {asked && (
        <Suspense>
          <VinDialog
            typed={asked.vin}
            onClose={() => setAsked(null)}
            onChoose={(car) => {
              // The dialog gives the focus back to the box; what comes next is the car's list.
              flushSync(() => setAsked(null))
              if (input.current) input.current.value = ''
              document.getElementById('main')?.focus({ preventScroll: true })
              choose(car, asked.words)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
