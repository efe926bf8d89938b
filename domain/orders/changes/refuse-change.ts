import { phrase } from '#common/phrase'
import type { OrderedPart } from '#domain/catalogue'
import { type Fields, invalid } from '#platform/errors'
import type { ChangeableLine } from './changeable-lines.ts'
import type { JudgedLine } from '../placing/judge-lines.ts'

export type Units = { line: number; quantity: number }

/** 400 at lines that are not there, no longer sold, or of which fewer are left than go. */
export function refuseWrong(lines: readonly ChangeableLine[], less: readonly Units[], more: readonly Units[]): void {
  const wrong: Fields = {}
  for (const [n, { line, quantity }] of less.entries()) {
    const known = lines[line]
    if (!known) wrong[`less.${n}.line`] = phrase('refusal.noSuchLine')
    else if (quantity > known.left) wrong[`less.${n}.quantity`] = phrase('refusal.fewerToCancel', known.left)
  }
  for (const [n, { line }] of more.entries()) {
    const known = lines[line]
    if (!known) wrong[`more.${n}.line`] = phrase('refusal.noSuchLine')
    else if (known.partId === null) wrong[`more.${n}.line`] = phrase('refusal.partNotSold')
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** 400 at what comes of parts that could not be taken because they are not sold. */
export function refuseUnsold(
  lines: readonly ChangeableLine[],
  more: readonly Units[],
  add: readonly JudgedLine[],
  parts: readonly OrderedPart[],
): void {
  const sold = new Set<number | null>(parts.map(({ partId }) => partId))
  const wrong: Fields = {}
  for (const [n, { line }] of more.entries())
    if (!sold.has(lines[line]!.partId)) wrong[`more.${n}.line`] = phrase('refusal.partNotSold')
  for (const [n, { partId }] of add.entries())
    if (!sold.has(partId)) wrong[`add.${n}.part`] = phrase('refusal.partNotSold')
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
