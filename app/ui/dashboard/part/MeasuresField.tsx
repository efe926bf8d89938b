import { useEffect, useState } from 'react'
import * as words from '#common/words'
import { api } from '../../../web/api.ts'
import { Field } from '../../form/Field.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { joinMeasures, type Measures, splitMeasures, type Usual } from './measure-lines.ts'

const say = words.part.form

type Props = {
  /** One a line: "Diameter | 302 | mm". */
  value: string
  error: string | undefined
  /** The slug of the part's type; empty: none yet. */
  category: string
  onChange: (value: string) => void
}

/** What a part measures: a field for each measure that parts of its type usually have, with its unit, and lines for others. */
export function MeasuresField({ value, error, category, onChange }: Props) {
  const usual = useUsual(category)
  const [typed, setTyped] = useState<Measures>()
  // What was typed counts while it says what the form has; a line that just got a usual name stays where it is typed.
  const isTyped = typed && joinMeasures(typed) === value && typed.usual.length === usual.length
  const shown = isTyped ? typed : splitMeasures(value, usual)
  const change = (next: Measures) => {
    setTyped(next)
    onChange(joinMeasures(next))
  }
  return (
    <div className="grid content-start gap-5 sm:col-span-2">
      {shown.usual.length > 0 && (
        <fieldset>
          <legend className="label mb-3">{say.usualMeasures}</legend>
          <div className="grid gap-4 sm:grid-cols-3">
            {shown.usual.map(({ name, unit, value: measured }, n) => (
              <Field
                key={usual[n]!.name}
                label={unit ? `${name}, ${unit}` : name}
                value={measured}
                onChange={({ target }) =>
                  change({ ...shown, usual: shown.usual.with(n, { ...shown.usual[n]!, value: target.value }) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={shown.usual.length > 0 ? say.furtherMeasures : say.measures}
        rows={shown.usual.length > 0 ? 3 : 5}
        hint={say.measuresHint}
        error={error}
        value={shown.others}
        onChange={({ target }) => change({ ...shown, others: target.value })}
      />
    </div>
  )
}

/** What parts of a type usually say; none until it is known. */
function useUsual(type: string): readonly Usual[] {
  const [told, setTold] = useState<{ type: string; items: Usual[] }>()
  useEffect(() => {
    if (!type) return undefined
    const left = new AbortController()
    api('GET', '/part-types/{slug}/attributes', { path: { slug: type }, signal: left.signal }).then(
      ({ items }) => setTold({ type, items }),
      // Without them all measures are lines.
      () => undefined,
    )
    return () => left.abort()
  }, [type])
  return told && told.type === type ? told.items : []
}
