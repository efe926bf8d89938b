import { act, createElement } from 'react'
import { vi } from 'vitest'

const node = (nodeType: number, more: object = {}) => ({
  nodeType,
  addEventListener() {},
  removeEventListener() {},
  ...more,
})

/** Runs a hook of React without a browser. `now()` is what it returned last; `doing` waits for what an act brings about. */
export async function runHook<T>(hook: () => T): Promise<{ now(): T; doing(act: () => unknown): Promise<void> }> {
  const document = node(9, { activeElement: null })
  const box = node(1, { ownerDocument: document, nodeName: 'DIV', tagName: 'DIV', textContent: '' })
  vi.stubGlobal('document', Object.assign(document, { documentElement: box }))
  vi.stubGlobal('window', node(9, { document, HTMLIFrameElement: Object }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { createRoot } = await import('react-dom/client')
  let last: T
  const Runs = () => {
    last = hook()
    return null
  }
  await act(async () => createRoot(box as never).render(createElement(Runs)))
  return {
    now: () => last,
    doing: (done) =>
      act(async () => {
        await done()
      }),
  }
}
