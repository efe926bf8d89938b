import * as words from '#common/words'
import type { PartList } from '#domain/finding/schema'
import type { ListedPart } from '../../web/list/listed-part.ts'
import { PartGrid } from './PartGrid.tsx'
import { Section } from '../Section.tsx'

type Props = { parts: ListedPart[]; byFit: PartList['byFit']; car: string | null }

const saying = (said: string) => (part: ListedPart) => part.foundBy.some(({ kind }) => kind === said)
const isIf = saying('vehicle-if')
const isNo = saying('vehicle-no')

/**
 * The parts of a list. For a car: first those that fit, then those that fit if something is so, then those of the typed
 * number that do not, each with their count.
 */
export function ListedParts({ parts, byFit, car }: Props) {
  if (!byFit || !car || byFit.if + (byFit.no ?? 0) === 0)
    return (
      <div className="lined">
        <PartGrid parts={parts} />
      </div>
    )
  const say = words.fit.list
  const sections = [
    { title: say.fits(car), count: byFit.fits, some: parts.filter((part) => !isIf(part) && !isNo(part)) },
    { title: say.if, count: byFit.if, some: parts.filter(isIf) },
    { title: say.no(car), count: byFit.no ?? 0, some: parts.filter(isNo) },
  ]
  return (
    <div className="lined grid gap-8">
      {sections.map(
        ({ title, count, some }, n) =>
          some.length > 0 && (
            <Section key={title} title={title} note={say.count(count)}>
              <PartGrid parts={some} level={3} lazy={sections.slice(0, n).some((before) => before.some.length > 0)} />
            </Section>
          ),
      )}
    </div>
  )
}
