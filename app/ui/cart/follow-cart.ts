import { cart as words } from '#common/words'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { linesHere, subscribeCart, writeLines } from '../../web/cart/cart.ts'
import { type CartCopy, forgetCopy, readCopy, readCopyOfOther, writeCopy } from '../../web/cart/cart-copy.ts'
import { readLater, subscribeLater, writeLater } from '../../web/cart/cart-later.ts'
import { type Line, sentLine } from '../../web/cart/cart-cars.ts'
import { currentSession } from '../../web/session.ts'
import { notify } from '../notify.ts'
import { beyond, changesOf, type Kept, toLine, withChanges } from './cart-changes.ts'

/** A quantity is typed digit by digit: the account hears of it when that is over. */
const PAUSE_MS = 600
/** Who signs out does not wait longer for what is still to be sent. */
const LAST_MS = 3000

const cartHere = (): Kept => ({ lines: linesHere(), later: [...readLater()] })

const differs = (changes: { lines: unknown[]; later: unknown[] }) => changes.lines.length + changes.later.length > 0

/** Tabs of one browser take turns: the second finds that the first has sent the change already. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('cart-copy', work) : work()

/** What the shop has refused is not sent again before it is changed. */
let refused = ''

/** The account's answer, or null: there was nothing to ask. */
async function ask(copy: CartCopy | null, here: Kept, fetches: boolean) {
  if (!copy) {
    const body = { lines: here.lines.map(sentLine), later: here.later.map(sentLine) }
    return api('POST', '/my-cart/merge', { body })
  }
  const changes = changesOf(copy, here)
  if (!differs(changes)) return fetches ? api('GET', '/my-cart') : null
  const body = { lines: changes.lines.map(sentLine), later: changes.later.map(sentLine) }
  if (JSON.stringify(body) === refused) return null
  try {
    return await api('PATCH', '/my-cart', { body })
  } catch (error) {
    if (error instanceof ApiProblem && [400, 409].includes(error.status)) refused = JSON.stringify(body)
    throw error
  }
}

/** Takes out what the account of somebody else has, whose session ended here. What was put in since is this person's. */
function leaveToOther(owner: string): void {
  const other = readCopyOfOther(owner)
  if (!other) return
  const own = beyond(other, cartHere())
  forgetCopy()
  writeLines(own.lines)
  writeLater(own.later)
}

function tellOf(came: readonly Line[]): void {
  const pieces = came.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces > 0) notify.message(words.panel.joined(pieces))
}

async function sync(owner: string, isHere: () => boolean, fetches: boolean): Promise<void> {
  if (!isHere()) return
  leaveToOther(owner)
  const copy = readCopy(owner)
  const here = cartHere()
  const answer = await ask(copy, here, fetches)
  if (!answer || !isHere()) return
  const kept: Kept = { lines: answer.lines.map(toLine), later: answer.later.map(toLine) }
  // Who is about to order something learns that more lies in the cart now.
  if (!copy && here.lines.length > 0) tellOf(beyond(here, kept).lines)
  // What was changed here meanwhile is newer than the answer.
  const next = withChanges(kept, changesOf(here, cartHere()))
  writeCopy({ owner, ...kept })
  writeLines(next.lines)
  writeLater(next.later)
}

const isSignedIn = (owner: string) => currentSession()?.email === owner

/**
 * Sends what is still to be sent, calls `signOut`, and then empties the cart here: the account has it, and whoever uses this
 * browser next has his own. What the account could not be sent stays. Returns what `signOut` does.
 */
export async function leaveCart(owner: string, signOut: () => Promise<boolean>): Promise<boolean> {
  const sending = inTurn(() => sync(owner, () => isSignedIn(owner), false)).catch(() => {})
  await Promise.race([sending, new Promise((go) => setTimeout(go, LAST_MS))])
  const copy = readCopy(owner)
  const isKept = copy !== null && !differs(changesOf(copy, cartHere()))
  const isToldToShop = await signOut()
  forgetCopy()
  // Not before: emptied by its person, the cart would be emptied in the account, too.
  if (isKept) {
    writeLines([])
    writeLater([])
  }
  return isToldToShop
}

/**
 * Keeps the account's copy of the cart and this browser's the same: merges them at sign-in, then sends what changes here and
 * fetches what another device has changed. What cannot be sent stays different, and so is sent later. Returns how to stop.
 */
export function followCart(owner: string): () => void {
  let isOver = false
  refused = ''
  const isHere = () => !isOver && isSignedIn(owner)
  let line = Promise.resolve()
  const syncNext = ({ fetches }: { fetches: boolean }) => {
    line = line
      .then(() => inTurn(() => sync(owner, isHere, fetches)))
      .catch((error: unknown) => {
        if (isHere() && !(error instanceof ApiProblem && error.status === 0)) notify.error(messageOf(error))
      })
  }
  let pause: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(pause)
    pause = setTimeout(() => syncNext({ fetches: false }), PAUSE_MS)
  }
  const onOnline = () => syncNext({ fetches: true })
  const onSeen = () => document.visibilityState === 'visible' && syncNext({ fetches: true })
  syncNext({ fetches: true })
  const stops = [subscribeCart(onChange), subscribeLater(onChange)]
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    isOver = true
    clearTimeout(pause)
    for (const stop of stops) stop()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
