import * as words from '#common/words'
import type { PartList } from '#domain/finding/schema'
import type { ListedPart } from '../PartCard.tsx'
import { PartGrid } from '../PartGrid.tsx'
import { Section } from '../Section.tsx'

type Props = { parts: ListedPart[]; byFit: PartList['byFit']; car: string | null }

const isIf = ({ foundBy }: ListedPart) => foundBy.some(({ kind }) => kind === 'vehicle-if')

/** The parts of a list. For a car: first those that fit, then those that fit if something is so, each with their count. */
export function ListedParts({ parts, byFit, car }: Props) {
  if (!byFit || !car || byFit.if === 0)
    return (
      <div className="lined">
        <PartGrid parts={parts} />
      </div>
    )
  const say = words.fit.list
  const sections = [
    { title: say.fits(car), count: byFit.fits, some: parts.filter((part) => !isIf(part)) },
    { title: say.if, count: byFit.if, some: parts.filter(isIf) },
  ]
  return (
    <div className="lined grid gap-8">
      {sections.map(
        ({ title, count, some }, n) =>
          some.length > 0 && (
            <Section key={title} title={title} note={say.count(count)}>
              <PartGrid parts={some} level={3} lazy={n > 0 && sections[0]!.some.length > 0} />
            </Section>
          ),
      )}
    </div>
  )
}
