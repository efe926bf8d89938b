import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { ImportShown } from '#domain/supply/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../form/Select.tsx'
import { KIND_OPTIONS } from '../suppliers/supplier-fields.ts'
import { useActionHere } from '../../use-action.ts'

const say = words.importFile.says

const EXTENTS = [
  { value: 'false', label: say.part },
  { value: 'true', label: say.everything },
]

/** What a file is said to hold. Another answer has it read again. */
export function FileSays({ file: { id, kind, full, sheet, header } }: { file: ImportShown }) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState({ kind: kind ?? '', full: String(full), sheet: sheet ?? '' })
  const { busy, problem, run } = useActionHere()
  const isChanged = said.kind !== (kind ?? '') || said.full !== String(full) || said.sheet !== (sheet ?? '')
  const sheets = header?.sheets ?? []
  const save = () =>
    run(async () => {
      const chosen = KIND_OPTIONS.find(({ value }) => value === said.kind)?.value ?? null
      await api('PATCH', '/imports/{id}', {
        path: { id },
        body: { kind: chosen, full: said.full === 'true', sheet: said.sheet || null },
      })
      await revalidate()
    })
  return (
    <Section title={say.title}>
      <div className="grid max-w-3xl gap-4">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select
            label={say.kind}
            empty={say.kindFound}
            options={KIND_OPTIONS}
            value={said.kind}
            onChange={({ target }) => setSaid({ ...said, kind: target.value as typeof said.kind })}
          />
          <Select
            label={say.extent}
            hint={said.full === 'true' ? words.imports.lackingOf(said.kind) : say.partHint}
            options={EXTENTS}
            value={said.full}
            onChange={({ target }) => setSaid({ ...said, full: target.value })}
          />
          {sheets.length > 1 && (
            <Select
              label={say.sheet}
              hint={say.sheetHint}
              empty={header?.sheet ? say.sheetRead(header.sheet) : say.kindFound}
              options={sheets.map((name) => ({ value: name, label: name }))}
              value={said.sheet}
              onChange={({ target }) => setSaid({ ...said, sheet: target.value })}
            />
          )}
        </div>
        <Problem text={problem} />
        <Button look="ink" className="justify-self-start" busy={busy} onClick={() => void save()}>
          {isChanged ? say.readAsSaid : say.readAgain}
        </Button>
      </div>
    </Section>
  )
}
