import { createElement } from 'react'
import { vi } from 'vitest'

const node = (nodeType: number, more: object = {}) => ({
  nodeType,
  addEventListener() {},
  removeEventListener() {},
  ...more,
})

/** React renders in tasks of its own. Its `act` would wait for them, but only its development version has that. */
async function rendered() {
  for (let task = 0; task < 5; task++) await new Promise((done) => setImmediate(done))
}

/** Runs a hook of React without a browser. `now()` is what it returned last; `doing` waits for what an act brings about. */
export async function runHook<T>(hook: () => T): Promise<{ now(): T; doing(act: () => unknown): Promise<void> }> {
  const document = node(9, { activeElement: null })
  const box = node(1, { ownerDocument: document, nodeName: 'DIV', tagName: 'DIV', textContent: '' })
  vi.stubGlobal('document', Object.assign(document, { documentElement: box }))
  vi.stubGlobal('window', node(9, { document, HTMLIFrameElement: Object }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const { createRoot } = await import('react-dom/client')
  let last: T
  const Runs = () => {
    last = hook()
    return null
  }
  createRoot(box as never).render(createElement(Runs))
  await rendered()
  return {
    now: () => last,
    async doing(act) {
      await act()
      await rendered()
    },
  }
}
