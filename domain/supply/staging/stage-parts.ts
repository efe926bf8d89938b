import { normalNumber, type PartFieldName } from '#domain/catalogue'
import type { Ctx } from '#platform/context'
import { NO_BRAND } from '../mappings/waits-for.ts'
import type { ImportKind } from '../suppliers/schema.ts'
import { because, type Draft, type Given, type Staged, stateOf } from './draft.ts'
import { findSame } from './find-same.ts'
import { hintZerosLost } from './hint-zeros-lost.ts'
import { type KnownPart, knownParts } from './known-parts.ts'
import { leaveOutIgnored } from './checks/leave-out-ignored.ts'
import { offerAgain } from './offer-again.ts'
import { successorHere } from './successor-name.ts'
import { takeAway } from './take-away.ts'
import type { SupplierWords } from './words-of-supplier.ts'

/** What is needed to say of a row what it would do. */
type Staging = {
  kind: ImportKind
  sourceId: number
  words: SupplierWords
  /** False: nowhere in the file is the type of a part, so that new ones are of none. */
  isTyped: boolean
  /** It is a list of numbers of others: parts that the shop does not have are not new ones. */
  isOfNumbers?: boolean
}

/** The slug of the type of parts whose file names none (migration 0003). */
const OTHER_PARTS = 'other-parts'

/** What a new part cannot be without. */
const NEEDED = ['brand', 'name', 'category', 'price'] as const satisfies PartFieldName[]

/** A few thousand rows with the parts they are about, and whether they would change them. */
export async function stageParts(ctx: Ctx, staging: Staging, drafts: readonly Draft[]): Promise<Staged[]> {
  const known = await knownParts(ctx, staging, drafts)
  const staged = drafts.map((draft, n) => completed(ctx, staging, draft, known[n]!))
  await hintZerosLost(ctx, staging, staged)
  await offerAgain(ctx, staging, staged)
  await takeAway(ctx, staging, staged)
  await findSame(ctx, staging, staged)
  return staged
}

function completed(ctx: Ctx, { kind, isTyped, isOfNumbers, words }: Staging, draft: Draft, known: KnownPart): Staged {
  const { given, reasons, number } = draft
  const part = known === 'several' ? null : known
  if (given.supersededBy) given.supersededBy = successorHere(given.supersededBy, words)
  if (known === 'several')
    reasons.push(because('number', 'number-of-several', number!), because('brand', 'brand-missing', NO_BRAND))
  else if (!part && number !== null) {
    if (kind === 'prices' || kind === 'stock' || isOfNumbers || draft.action === 'retire')
      reasons.push(because('number', 'no-such-part', number))
    else {
      if (!isTyped) given.category ??= OTHER_PARTS
      const missing = missingOf(given)
      if (reasons.length === 0) reasons.push(...missing)
      // The brand of all its parts is asked at once, whatever else is wrong.
      else if (reasons.every(({ code }) => code !== 'brand-unmapped'))
        reasons.push(...missing.filter(({ code }) => code === 'brand-missing'))
    }
  }
  if (part) laterPrice(ctx, draft)
  // Without its brand, its number may be that of another part.
  const its = leaveOutIgnored(draft, words) ? null : part
  return {
    ...draft,
    brand: draft.brand ?? its?.brand ?? null,
    partId: its?.id ?? null,
    norm: number === null ? null : normalNumber(number),
    state: stateOf(draft.reasons),
  }
}

const missingOf = (given: Given) =>
  NEEDED.filter((field) => given[field] === undefined).map((field) =>
    field === 'brand'
      ? because('brand', 'brand-missing', NO_BRAND)
      : because(field === 'category' ? 'type' : field, 'missing'),
  )

/** A price that begins later is not the price of now. */
function laterPrice(ctx: Ctx, { given, startsAt }: Draft): void {
  if (startsAt === null || given.price === undefined || Date.parse(startsAt) <= ctx.clock.now().getTime()) return
  given.pricesToCome = [{ startsAt, price: given.price }]
  delete given.price
}
