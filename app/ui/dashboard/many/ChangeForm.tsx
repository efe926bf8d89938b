import { type FormEvent, useState } from 'react'
import type { ChangePreview, ChosenParts, PartsChange } from '#domain/runs/schema'
import * as words from '#common/words'
import { api, messageOf } from '../../../web/api.ts'
import { useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { Note } from '../../Note.tsx'
import { Select } from '../../form/Select.tsx'
import type { PartChoices } from '../part/part-choices.ts'
import { PreviewOfChange } from './PreviewOfChange.tsx'
import { PriceRuleFields } from './PriceRuleFields.tsx'
import { NO_CHANGE, readChange, type TypedChange } from './typed-change.ts'

const say = words.many
const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

type Props = {
  chosen: ChosenParts
  choices: PartChoices
  onStarted: (runId: string) => void
}
type Shown = { change: PartsChange['change']; preview: ChangePreview }

/** What should change for all chosen parts; first a preview, then the change. */
export function ChangeForm({ chosen, choices, onStarted }: Props) {
  const { prices } = useShop()
  const [typed, setTyped] = useState(NO_CHANGE)
  const [errors, setErrors] = useState<{ figure?: string; units?: string; whole?: string }>({})
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<TypedChange>) => {
    setTyped({ ...typed, ...part })
    setErrors({})
    setShown(null)
  }
  const ask = async (work: () => Promise<void>) => {
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (error) {
      setErrors({ whole: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const read = readChange(typed, prices)
    if ('errors' in read) return setErrors(read.errors)
    return ask(async () => {
      const body = { amounts: 'minor' as const, chosen, change: read.change }
      setShown({ change: read.change, preview: await api('POST', '/part-changes/preview', { body, timeout: 60_000 }) })
    })
  }
  const apply = (wanted: PartsChange['change']) =>
    ask(async () => {
      const body = { amounts: 'minor' as const, chosen, change: wanted }
      onStarted((await api('POST', '/part-changes', { body, timeout: 60_000 }))._id)
    })

  return (
    <>
      <form onSubmit={preview} className="grid gap-6 border border-edge bg-surface p-5" noValidate>
        <PriceRuleFields typed={typed} error={errors.figure} onChange={change} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={say.change.stockBy}
            empty={say.change.stays}
            options={options(say.change.stock)}
            value={typed.stockBy}
            onChange={(event) => change({ stockBy: event.target.value as TypedChange['stockBy'] })}
          />
          {typed.stockBy && (
            <Field
              label={say.change.units}
              inputMode="numeric"
              error={errors.units}
              value={typed.units}
              onChange={(event) => change({ units: event.target.value })}
            />
          )}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={say.fields['brand']!}
            empty={say.change.stays}
            options={choices.brands}
            value={typed.brand}
            onChange={(event) => change({ brand: event.target.value })}
          />
          <Select
            label={say.fields['category']!}
            empty={say.change.stays}
            options={choices.categories}
            value={typed.category}
            onChange={(event) => change({ category: event.target.value })}
          />
          <Select
            label={say.change.status}
            empty={say.change.stays}
            options={options(say.statuses)}
            value={typed.status}
            onChange={(event) => change({ status: event.target.value as TypedChange['status'] })}
          />
          <Select
            label={say.change.bestSeller}
            empty={say.change.stays}
            options={options({ yes: say.change.yes, no: say.change.no })}
            value={typed.bestSeller}
            onChange={(event) => change({ bestSeller: event.target.value as TypedChange['bestSeller'] })}
          />
        </div>
        {errors.whole && (
          <Note tone="bad" live>
            {errors.whole}
          </Note>
        )}
        <div>
          <Button type="submit" look="ink" busy={busy && !shown}>
            {say.change.preview}
          </Button>
        </div>
      </form>
      {shown && <PreviewOfChange preview={shown.preview} busy={busy} onApply={() => apply(shown.change)} />}
    </>
  )
}
