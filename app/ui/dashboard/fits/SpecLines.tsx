import { useState } from 'react'
import * as words from '#common/words'
import { SPEC_KINDS, type SpecInput, type SpecKind } from '#domain/fitment/schema'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import { useLeaveWarning } from '../../LeaveGuard.tsx'

const say = words.carLines.specs
const { specs: NAMES } = words.fitData
const KINDS = SPEC_KINDS.map((value) => ({ value, label: NAMES[value].label }))

type Props = { specs: readonly SpecInput[]; onChange: (specs: SpecInput[]) => void }

/** The values by which a part fits any car that has the same. */
export function SpecLines({ specs, onChange }: Props) {
  const [kind, setKind] = useState<SpecKind>('tyre')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  useLeaveWarning(value.trim() !== '')
  const add = () => {
    const spec = { kind, value: value.trim() }
    const isThere = specs.some((one) => one.kind === spec.kind && one.value === spec.value)
    setProblem(spec.value === '' ? say.empty : isThere ? say.isThere : undefined)
    if (spec.value === '' || isThere) return
    onChange([...specs, spec])
    setValue('')
  }
  return (
    <div className="grid gap-4" role="group" aria-label={say.title}>
      {specs.length > 0 && (
        <ul className="divide-y divide-hair border-y border-hair">
          {specs.map((spec) => (
            <li key={`${spec.kind} ${spec.value}`} className="flex items-center justify-between gap-3 py-1.5">
              <span>
                {NAMES[spec.kind].label}: <b>{spec.value}</b>
              </span>
              <Button
                look="quiet"
                small
                onClick={() => onChange(specs.filter((one) => one !== spec))}
                aria-label={say.takeOut(NAMES[spec.kind].label, spec.value)}
              >
                {words.button.takeOut}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          label={say.title}
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as SpecKind)}
        />
        <Field
          label={words.carLines.value}
          hint={words.carLines.suchAs(NAMES[kind].hint)}
          error={problem}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button look="line" className="sm:mt-6" onClick={add}>
          {say.add}
        </Button>
      </div>
    </div>
  )
}
