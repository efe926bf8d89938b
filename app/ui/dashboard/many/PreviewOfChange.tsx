import type { ChangePreview } from '#domain/runs/schema'
import * as words from '#common/words'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { PartNumber } from '../../catalogue/PartNumber.tsx'
import { Table } from '../Table.tsx'
import { VALUE_HEADS } from './value-heads.ts'
import { ValueText } from './ValueText.tsx'

const say = words.many

/** What a change would do, and the button that does it. */
export function PreviewOfChange({
  preview,
  problem,
  busy,
  onApply,
}: {
  preview: ChangePreview
  /** Why the change could not be started. */
  problem: string | undefined
  busy: boolean
  onApply: () => void
}) {
  const { parts, changed, same, jumps, refused, samples } = preview
  return (
    <section className="mt-6 grid gap-4" aria-label={say.change.preview}>
      <div role="status" className="grid gap-1">
        <p className="text-xl font-semibold">{changed > 0 ? say.change.changes(changed, parts) : say.change.none}</p>
        {same > 0 && <p>{say.change.same(same)}</p>}
        {jumps > 0 && <p className="text-warn">{say.change.jumps(jumps)}</p>}
        {refused.map(({ code, parts: left }) => (
          <p key={code} className="text-bad">
            {say.change.refused(left, say.refusals[code])}
          </p>
        ))}
      </div>
      {samples.length > 0 && (
        <Table
          label={say.change.samples}
          heads={VALUE_HEADS}
          rows={samples.map(({ part, name, number, field, before, after }) => ({
            key: `${part} ${field}`,
            cells: [
              <span key="part">
                {name} <PartNumber>{number}</PartNumber>
              </span>,
              say.fields[field],
              <ValueText key="before" field={field} value={before} />,
              <ValueText key="after" field={field} value={after} />,
            ],
          }))}
        />
      )}
      <Problem text={problem} />
      {changed > 0 && (
        <div>
          <Button look="signal" busy={busy} onClick={onApply}>
            {say.change.apply(changed)}
          </Button>
        </div>
      )}
    </section>
  )
}
