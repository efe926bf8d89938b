import { type SubmitEvent, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { SEARCH_MAX } from '#common/constants'
import { isInGroups, isNearlyVin, looksLikeVin } from '#common/vin'
import * as words from '#common/words'
import { useCar } from './garage/use-car.ts'
import { Icon } from './Icon.tsx'
import { lazyPiece } from './lazy-piece.ts'

/** A help that cannot be fetched is left out: without it the box still searches. */
const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(
    ({ Suggestions: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

const VinDialog = lazyPiece(() => import('./vin/VinDialog.tsx').then(({ VinDialog: component }) => component))

/**
 * One box for numbers, words, cars and VINs. A plain form that is posted to /find, so that a VIN stands in no address; by
 * script words go to /shop at once. Suggestions come with the first focus.
 */
export function SearchBox() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(false)
  const [vin, setVin] = useState('')
  const navigate = useNavigate()
  const choose = useCar()
  const input = useRef<HTMLInputElement>(null)
  const asked = pathname === '/shop' ? (params.get('q') ?? '') : ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const text = input.current?.value.trim() ?? ''
    // The shop answers whether these are numbers of its parts; until then it may be a VIN, which stands in no address.
    if (isNearlyVin(text) || (looksLikeVin(text) && isInGroups(text))) return
    event.preventDefault()
    if (looksLikeVin(text)) setVin(text)
    else void navigate(`/shop?${new URLSearchParams({ q: text })}`)
  }
  return (
    <>
      <form method="post" action="/find" role="search" className="relative flex" onSubmit={submit}>
        <input
          key={asked}
          ref={input}
          type="search"
          name="q"
          defaultValue={asked}
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
            <Suggestions key={asked} input={input} />
          </Suspense>
        )}
      </form>
      {vin && (
        <Suspense>
          <VinDialog
            typed={vin}
            onClose={() => setVin('')}
            onChoose={(car) => {
              // The dialog gives the focus back to the box; what comes next is the car's list.
              flushSync(() => setVin(''))
              if (input.current) input.current.value = ''
              document.getElementById('main')?.focus({ preventScroll: true })
              choose(car)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
