import { fitData } from '#common/words'
import type { PartApplication, PartFits } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Section } from '../../Section.tsx'
import { CarLineForm } from './CarLineForm.tsx'
import { CarLines } from './CarLines.tsx'
import { CopyCars } from './CopyCars.tsx'
import { wrongOfLine } from './fits-draft.ts'

const say = fitData.page

type Props = {
  lines: readonly PartApplication[]
  /** The place of the line in the form; one past the last: a new one; null: none. */
  editing: number | null
  /** Whether that form holds what is not in the list yet. */
  isTyped: boolean
  /** What the shop has refused, by field. */
  wrong: Record<string, string>
  onEdit: (n: number | null) => void
  onTyped: (isTyped: boolean) => void
  onChange: (lines: PartApplication[]) => void
  onCopy: (from: PartFits) => void
}

/** A part's list of cars, in which one line at a time is edited. */
export function EditedCars({ lines, editing, isTyped, wrong, onEdit, onTyped, onChange, onCopy }: Props) {
  const done = (line: PartApplication) => {
    onChange(lines.toSpliced(editing ?? lines.length, 1, line))
    onEdit(null)
  }
  const remove = (n: number) => {
    onEdit(null)
    onChange(lines.toSpliced(n, 1))
  }
  return (
    <Section title={say.list} note={String(lines.length)}>
      <div className="grid gap-5">
        {lines.length === 0 && editing === null && <p className="text-ink-2">{say.none}</p>}
        {lines.length > 0 && (
          <CarLines
            lines={lines}
            disabled={editing !== null && isTyped}
            wrongOf={(n) => Object.values(wrongOfLine(wrong, n))}
            onEdit={onEdit}
            onDelete={remove}
          />
        )}
        {editing === null ? (
          <Button look="line" className="justify-self-start" onClick={() => onEdit(lines.length)}>
            {say.add}
          </Button>
        ) : (
          <CarLineForm
            key={editing}
            line={lines[editing] ?? null}
            wrong={wrongOfLine(wrong, editing)}
            onTyped={onTyped}
            onDone={done}
            onCancel={() => onEdit(null)}
          />
        )}
        <CopyCars onCopy={onCopy} />
      </div>
    </Section>
  )
}
