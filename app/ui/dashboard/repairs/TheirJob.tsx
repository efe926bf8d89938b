import { repairEditor } from '#common/words'
import type { RepairJobRecord } from '#domain/repairs/schema'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import type { Option } from '../part/part-choices.ts'

type Props = { theirs: RepairJobRecord; types: readonly Option[]; onTheirs: () => void; onMine: () => void }

/** Somebody else has saved the job meanwhile: what it is now, and which of the two is to hold. */
export function TheirJob({ theirs: { name, about, steps }, types, onTheirs, onMine }: Props) {
  const labelOf = new Map(types.map(({ value, label }) => [value, label]))
  return (
    <ChangedMeanwhile what="repair" onTheirs={onTheirs} onMine={onMine}>
      <p>
        {repairEditor.job.asItIs} <b>{name}</b>. {about}
      </p>
      <ol className="mt-2 list-decimal pl-6">
        {steps.map(({ type, position }, n) => (
          <li key={n}>{[labelOf.get(type) ?? type, position].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
    </ChangedMeanwhile>
  )
}
