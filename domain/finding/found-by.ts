import type { CardRow } from '#domain/catalogue'
import type { FoundBy } from '#domain/catalogue/schema'
import type { VersionFit as Fit } from '#domain/fitment/schema'
import * as words from '#common/words/en'
import type { Subject } from './understand.ts'

/** Why a part of a list was found. */
export function foundBy(subject: Subject, { id, universal }: CardRow, fit: Fit | undefined): FoundBy[] {
  const reasons: FoundBy[] = []
  const hit = subject.numbers?.find(({ partId }) => partId === id)
  if (hit) reasons.push(hit.foundBy)
  if (subject.vehicle) reasons.push(fitting(subject.vehicle.label, universal, fit))
  if (subject.text) reasons.push({ kind: 'words', text: words.finding.reason.words(subject.text) })
  return reasons
}

function fitting(label: string, universal: boolean, fit: Fit | undefined): FoundBy {
  if (universal) return { kind: 'vehicle', text: words.fit.foundFor.every }
  if (fit?.kind === 'maybe') return { kind: 'vehicle-if', text: words.fit.foundFor.maybe(label, fit) }
  return { kind: 'vehicle', text: words.fit.foundFor[fit ? 'car' : 'some'](label) }
}
