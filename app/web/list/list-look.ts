import { LIST_LOOK_KEY } from '#common/constants'
import { storedValue } from '../store.ts'

/** How the shop's list looks in this browser. */
export type ListLook = 'cards' | 'lines'

const store = storedValue<ListLook>(LIST_LOOK_KEY, (text) => (text === 'lines' ? 'lines' : 'cards'))
export const useListLook = store.use

/** Remembers the look. */
export const showListAs = (look: ListLook): void => store.write(look === 'lines' ? look : null)

/** Keeps the document's mark as what is remembered, also where another tab changes it. The script of the head sets the first. */
export const followListLook = (): (() => void) =>
  store.subscribe(() => {
    const { dataset } = document.documentElement
    if (store.read() === 'lines') dataset['list'] = 'lines'
    else delete dataset['list']
  })
