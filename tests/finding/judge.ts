import type { PartList, Suggestion } from '#domain/finding/schema'
import { CHECKS, type Seen } from './checks.ts'
import type { Clause, Judged } from './read-set.ts'
import type { TestShop } from '../support/shops/shop.ts'

/** A query that was asked: what of it does not hold, in the words of the set, each with what was there instead. */
export type Verdict = Judged & { wrong: string[] }

/** Asks the shop one query of the set, as its pages do. */
export async function judge(shop: TestShop, judged: Judged): Promise<Verdict> {
  const isTyping = judged.expects.some(({ name }) => name === 'suggests')
  const path = isTyping ? '/parts/suggest' : '/parts'
  const { status, body } = await shop.call('GET', `${path}?${new URLSearchParams({ q: judged.query })}`)
  if (status !== 200) return { ...judged, wrong: [`answered ${status}`] }
  const seen = isTyping ? typing(body) : found(body)
  return { ...judged, wrong: judged.expects.flatMap((clause) => wrongIn(clause, seen)) }
}

const found = ({ items, count, reading }: PartList): Seen => ({ items, count, reading: reading ?? {}, suggestions: [] })

const typing = ({ items }: { items: Suggestion[] }): Seen => ({ items: [], count: 0, reading: {}, suggestions: items })

function wrongIn({ name, is, value }: Clause, seen: Seen): string[] {
  const was = CHECKS[name]!(value, seen, is)
  return was === true ? [] : [`${name}${is}${value}, but ${was}`]
}

type Score = { class: string; asked: number; right: number; percent: number }

/** The scores by class; whole per cents, rounded down. */
export const scoresOf = (verdicts: Verdict[]): Score[] =>
  [...Map.groupBy(verdicts, (verdict) => verdict.class)].map(([name, all]) => {
    const right = all.filter(({ wrong }) => wrong.length === 0).length
    return { class: name, asked: all.length, right, percent: Math.floor((100 * right) / all.length) }
  })
