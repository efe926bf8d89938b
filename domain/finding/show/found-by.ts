import { phrase } from '#common/phrase'
import type { CardRow } from '#domain/catalogue'
import type { Fit } from '#domain/fitment/schema'
import type { SaidFoundBy } from '../phrased.ts'
import type { Subject } from '../subject/understand.ts'

type EngineName = (id: number) => string

/** Why a part of a list was found. */
export function foundBy(subject: Subject, { id }: CardRow, fit: Fit | undefined, engine: EngineName): SaidFoundBy[] {
  const reasons: SaidFoundBy[] = []
  const hit = subject.numbers?.find(({ partId }) => partId === id)
  if (hit) reasons.push(hit.foundBy)
  if (subject.vehicle && fit) reasons.push(fitting(subject.vehicle.label, fit, engine))
  if (subject.text) reasons.push({ kind: 'words', text: phrase('finding.reason.words', subject.text) })
  return reasons
}

function fitting(label: string, fit: Fit, engine: EngineName): SaidFoundBy {
  const place = isPlaced(fit) ? { place: phrase('fit.places', fit) } : {}
  if (fit.answer === 'fits')
    return {
      kind: 'vehicle',
      text: fit.by === 'universal' ? phrase('fit.foundFor.every') : phrase('fit.foundFor.car', label),
      ...place,
    }
  if (fit.answer === 'no' || fit.answer === 'unknown')
    return { kind: 'vehicle-no', text: phrase(`fit.foundFor.${fit.answer}`, label, fit) }
  const ids = fit.answer === 'if' ? fit.ways.flatMap(({ engineId }) => engineId ?? []) : []
  const engines = Object.fromEntries(ids.map((id) => [id, engine(id)]))
  const isWhole = fit.answer === 'if' && (fit.open.includes('model') || fit.open.includes('year'))
  const say = isWhole ? 'fit.foundFor.some' : 'fit.foundFor.maybe'
  return { kind: 'vehicle-if', text: phrase(say, label, fit, engines), ...place }
}

/** Whether the applications say more of the place than that there is one part for a car. */
const isPlaced = (fit: Fit): boolean =>
  'places' in fit && fit.places!.some(({ position, quantity }) => position !== null || (quantity ?? 1) > 1)
