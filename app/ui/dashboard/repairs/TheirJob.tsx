import type { RepairJobRecord } from '#domain/repairs/schema'
import { Button } from '../../Button.tsx'
import { Note } from '../../Note.tsx'
import type { Option } from '../part/part-choices.ts'

type Props = { theirs: RepairJobRecord; types: readonly Option[]; onTheirs: () => void; onMine: () => void }

/** Somebody else has saved the job meanwhile: what it is now, and which of the two is to hold. */
export function TheirJob({ theirs: { name, about, steps }, types, onTheirs, onMine }: Props) {
  const labelOf = new Map(types.map(({ value, label }) => [value, label]))
  return (
    <Note tone="warn" live>
      <h3 className="text-2xl">Somebody else has changed this repair meanwhile</h3>
      <p className="mt-2">
        As it is now: <b>{name}</b>. {about}
      </p>
      <ol className="my-2 list-decimal pl-6">
        {steps.map(({ type, position }, n) => (
          <li key={n}>{[labelOf.get(type) ?? type, position].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button look="line" small onClick={onTheirs}>
          Take theirs
        </Button>
        <Button look="ink" small onClick={onMine}>
          Save mine over it
        </Button>
      </div>
    </Note>
  )
}
