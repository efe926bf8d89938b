import { lazy, Suspense, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { Icon } from './Icon.tsx'

/** A help that cannot be fetched is left out: without it the box still searches. */
const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(
    ({ Suggestions: component }) => ({ default: component }),
    () => ({ default: () => <></> }),
  ),
)

/** One box for numbers, words and cars. A plain form to /shop; suggestions come with the first focus. */
export function SearchBox() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const asked = pathname === '/shop' ? (params.get('q') ?? '') : ''
  return (
    <Form action="/shop" role="search" className="relative flex">
      <input
        key={asked}
        ref={input}
        type="search"
        name="q"
        defaultValue={asked}
        aria-label="Search parts"
        placeholder="Part number, name or car"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        className="input min-w-0 flex-1 border-r-0 focus-visible:z-1"
        onFocus={() => setTouched(true)}
      />
      <button type="submit" className="button button-ink px-3.5" aria-label="Search">
        <Icon name="search" />
      </button>
      {touched && (
        <Suspense>
          <Suggestions key={asked} input={input} />
        </Suspense>
      )}
    </Form>
  )
}
