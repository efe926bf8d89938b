import { useEffect, useState } from 'react'
import { cart as words } from '#common/words'
import { api, ApiProblem, messageOf } from '../api.ts'
import type { Answer } from '../api-types.ts'
import type { Cart } from './cart.ts'
import { type Line, lineKey, sentLine } from './cart-cars.ts'
import { type Destination, forgetRefused } from './destination.ts'

export type Quote = Answer<'POST', '/quote'>
export type QuotedLine = Quote['lines'][number]

/** The chosen way of delivery. */
export const offerOf = ({ methods, method }: Quote) => methods.find(({ id }) => id === method)

/** A quantity is typed digit by digit: the shop is asked when that is over. */
const PAUSE_MS = 250
/** A quote is asked for again so long before it ends. */
const EARLY_MS = 30_000

type Told = { question: string; quote: Quote; lines: ReadonlyMap<string, QuotedLine> }

/** `isFresh`: it is for what stands there now. `lineOf`: what it says of a line, as far as that is for the same quantity. */
export type Quoted = {
  quote: Quote | null
  isFresh: boolean
  lineOf: (line: Line) => QuotedLine | undefined
  problem: string | null
  retry: () => void
}

/** What the shop asks for these lines, sent there in that way. It is asked again when the answer ends, and when a lost line is back. */
export function useQuote(lines: readonly Line[], to: Destination | null = null, method?: string): Quoted {
  const [told, setTold] = useState<Told | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const retry = () => {
    setProblem(null)
    setTries((count) => count + 1)
  }
  const question = JSON.stringify({ lines: lines.map(sentLine), to: to ?? undefined, method })
  const keys = JSON.stringify(lines.map(({ part, car }) => lineKey(part, car)))
  const isAsked = told !== null
  useEffect(() => {
    const body = JSON.parse(question) as Parameters<typeof ask>[0]
    if (body.lines.length === 0) return setTold(null)
    const stop = new AbortController()
    const say = (quote: Quote) => {
      const names = JSON.parse(keys) as string[]
      setTold({ question, quote, lines: new Map(quote.lines.map((line, n) => [names[n]!, line])) })
      setProblem(null)
    }
    const fail = (error: unknown) => {
      if (!stop.signal.aborted && !forgetRefused(body.to, error)) setProblem(whyOf(error, lines))
    }
    const send = () => ask(body, stop.signal).then(say, fail)
    const pause = setTimeout(send, isAsked ? PAUSE_MS : 0)
    return () => {
      clearTimeout(pause)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the first answer is not asked for a second time
  }, [question, keys, tries])
  const validUntil = told?.quote.validUntil
  useEffect(() => {
    if (!validUntil) return undefined
    const end = setTimeout(retry, Math.max(Date.parse(validUntil) - Date.now() - EARLY_MS, EARLY_MS))
    return () => clearTimeout(end)
  }, [validUntil])
  useEffect(() => {
    if (problem === null) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [problem])
  const lineOf = (line: Line) => {
    const known = told?.lines.get(lineKey(line.part, line.car))
    return known?.quantity === line.quantity ? known : undefined
  }
  return {
    quote: told?.quote ?? null,
    isFresh: told?.question === question && problem === null,
    lineOf,
    problem,
    retry,
  }
}

type Asked = { lines: ReturnType<typeof sentLine>[]; to?: Destination; method?: string }
const ask = (body: Asked, signal?: AbortSignal) => api('POST', '/quote', { body, signal, withoutToken: true })

/** What the shop asks for so many pieces of these parts now, and which of them cannot be ordered. */
export const quoteNow = (pieces: Cart): Promise<Quote> =>
  ask({ lines: Object.entries(pieces).map(([part, quantity]) => ({ part, quantity })) })

/** What is wrong, by the first field that the shop names; a car that it no longer has is called by its name. */
function whyOf(error: unknown, lines: readonly Line[]): string {
  const [first] = error instanceof ApiProblem ? Object.entries(error.fields) : []
  if (!first) return messageOf(error)
  const [name, why] = first
  const at = /^lines\.(\d+)\.car$/.exec(name)?.[1]
  const car = at && lines[Number(at)]?.car
  return car ? words.sums.carGone(car.label) : why
}
