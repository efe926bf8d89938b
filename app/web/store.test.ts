import { expect, test, vi } from 'vitest'
import { storedValue } from './store.ts'

const QUOTA = 100
const LONG = 'x'.repeat(QUOTA + 1)

/** A browser's storage that takes no more than so many characters. */
function fullStorage(there: Record<string, string>) {
  const texts = new Map(Object.entries(there))
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > QUOTA) throw new Error('QuotaExceededError')
      texts.set(key, text)
    },
  }
}

const opened = (area: ReturnType<typeof fullStorage>) =>
  storedValue(
    'cart',
    (text) => text,
    () => area as unknown as Storage,
  )

test('what a full storage does not take counts in this tab all the same, until there is room again', () => {
  const area = fullStorage({ cart: 'old' })
  const store = opened(area)
  store.write(LONG)
  expect(store.read()).toBe(LONG)
  store.write('new')
  expect([store.read(), area.getItem('cart')]).toEqual(['new', 'new'])
})

test('what another tab writes then counts here, too', () => {
  const heard: ((event: { key: string }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[number]) => heard.push(listener))
  const area = fullStorage({ cart: 'old' })
  const store = opened(area)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.write(LONG)
  area.removeItem('cart')
  heard[0]!({ key: 'another' })
  expect([store.read(), listener.mock.calls.length]).toEqual([LONG, 1])
  heard[0]!({ key: 'cart' })
  expect([store.read(), listener.mock.calls.length]).toEqual([null, 2])
})
