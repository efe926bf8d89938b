import { CHECKOUT_KEY } from '#common/constants'
import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import { keptInTab, leaveTabs } from '../kept-in-tab.ts'
import { parsed } from '../store.ts'

/** What is typed at the checkout. It stays until the order is placed, for as long as the tab is open. */
export type Typed = {
  email: string
  phone: string
  /** The offer that was chosen; empty: the first. */
  method: string
  ship: TypedAddress
  collector: string
  billsElsewhere: boolean
  bill: TypedAddress
  company: string
  poNumber: string
  note: string
}

export const NOTHING_TYPED: Typed = {
  email: '',
  phone: '',
  method: '',
  ship: NO_ADDRESS,
  collector: '',
  billsElsewhere: false,
  bill: NO_ADDRESS,
  company: '',
  poNumber: '',
  note: '',
}

/** The texts of `kept`, as far as they stand in for those of `empty`. */
const texts = <T extends object>(empty: T, kept?: object | null): T =>
  ({
    ...empty,
    ...Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        ([name, value]) => typeof value === typeof empty[name as keyof T] && value !== null,
      ),
    ),
  }) as T

function toTyped(text: string | null): Typed {
  const kept = (parsed(text) ?? {}) as Partial<Typed>
  return { ...texts(NOTHING_TYPED, kept), ship: texts(NO_ADDRESS, kept.ship), bill: texts(NO_ADDRESS, kept.bill) }
}

const store = keptInTab(CHECKOUT_KEY, toTyped)

export const useTyped = store.use
export const changeTyped = (change: Partial<Typed>) => store.write(JSON.stringify({ ...store.read(), ...change }))
/** Adds lines to the note to the shop, each once: the buyer reads and changes them at the checkout. */
export function addToNote(lines: readonly string[]): void {
  const { note } = store.read()
  const there = new Set(note.split('\n'))
  const more = new Set(lines).difference(there)
  if (more.size > 0) changeTyped({ note: [...(note ? [note] : []), ...more].join('\n') })
}
export const forgetTyped = () => store.write(null)
/** Who signs out leaves nothing of it in any tab: another one may have been filled with the account's address. */
export function forgetTypedInAllTabs(): void {
  leaveTabs()
  forgetTyped()
}
