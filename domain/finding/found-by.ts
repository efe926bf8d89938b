import type { CardRow } from '#domain/catalogue'
import type { FoundBy } from '#domain/catalogue/schema'
import type { Fit } from '#domain/fitment/schema'
import * as words from '#common/words'
import type { Subject } from './understand.ts'

type EngineName = (id: number) => string

/** Why a part of a list was found. */
export function foundBy(subject: Subject, { id }: CardRow, fit: Fit | undefined, engine: EngineName): FoundBy[] {
  const reasons: FoundBy[] = []
  const hit = subject.numbers?.find(({ partId }) => partId === id)
  if (hit) reasons.push(hit.foundBy)
  if (subject.vehicle && fit) reasons.push(fitting(subject.vehicle.label, fit, engine))
  if (subject.text) reasons.push({ kind: 'words', text: words.finding.reason.words(subject.text) })
  return reasons
}

function fitting(label: string, fit: Fit, engine: EngineName): FoundBy {
  const say = words.fit.foundFor
  if (fit.answer === 'fits') return { kind: 'vehicle', text: fit.by === 'universal' ? say.every : say.car(label) }
  const ways = words.fit.dependsOn(fit, engine)
  const isWhole = fit.answer === 'if' && (fit.open.includes('model') || fit.open.includes('year'))
  return { kind: 'vehicle-if', text: isWhole ? say.some(label, ways) : say.maybe(label, ways) }
}
