import { CHECKOUT_KEY, LEFT_KEY } from '#common/constants'
import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import { parsed, storedValue } from '../store.ts'

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
const texts = <T extends object>(empty: T, kept: object = {}): T =>
  ({
    ...empty,
    ...Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name as keyof T] && value !== null),
    ),
  }) as T

/** `left`: when somebody had signed out last. What was typed before the next time is of nobody who is there after it. */
type Kept = Typed & { left: string }

const NOTHING: Kept = { ...NOTHING_TYPED, left: '' }

function toKept(text: string | null): Kept {
  const kept = (parsed(text) ?? {}) as Partial<Kept>
  return { ...texts(NOTHING, kept), ship: texts(NO_ADDRESS, kept.ship), bill: texts(NO_ADDRESS, kept.bill) }
}

const store = storedValue(CHECKOUT_KEY, toKept, () => sessionStorage)
const lastLeft = storedValue(LEFT_KEY, (text) => text ?? '')

const typedSince = (kept: Kept, left: string): Typed => (kept.left === left ? kept : NOTHING_TYPED)
const read = () => typedSince(store.read(), lastLeft.read())

export const useTyped = () => typedSince(store.use(), lastLeft.use())
export const changeTyped = (change: Partial<Typed>) =>
  store.write(JSON.stringify({ ...read(), ...change, left: lastLeft.read() }))
/** Adds lines to the note to the shop, each once: the buyer reads and changes them at the checkout. */
export function addToNote(lines: readonly string[]): void {
  const { note } = read()
  const there = new Set(note.split('\n'))
  const more = new Set(lines).difference(there)
  if (more.size > 0) changeTyped({ note: [...(note ? [note] : []), ...more].join('\n') })
}
export const forgetTyped = () => store.write(null)
/** Who signs out leaves nothing of it in any tab: another one may have been filled with the account's address. */
export function forgetTypedInAllTabs(): void {
  lastLeft.write(String(Date.now()))
  forgetTyped()
}
