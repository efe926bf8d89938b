import { type FormEvent, useState } from 'react'
import type { ChangePreview, ChosenParts, PartsChange } from '#domain/runs/schema'
import * as words from '#common/words'
import { api, isChangedMeanwhile, messageOf } from '../../../web/api.ts'
import { useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import type { PartChoices } from '../part/part-choices.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { PreviewOfChange } from './PreviewOfChange.tsx'
import { PriceRuleFields } from './PriceRuleFields.tsx'
import { NO_CHANGE, readChange, type TypedChange } from './typed-change.ts'

const say = words.many

type Props = {
  chosen: ChosenParts
  choices: PartChoices
  /** Ends when the page of the change is there: until then a further press would change all once more. */
  onStarted: (runId: string) => void | Promise<void>
}
type Shown = { change: PartsChange['change']; preview: ChangePreview }

/** What should change for all chosen parts; first a preview, then the change. */
export function ChangeForm({ chosen, choices, onStarted }: Props) {
  const { prices } = useShop()
  const [typed, setTyped] = useState(NO_CHANGE)
  const [errors, setErrors] = useState<{ figure?: string; units?: string; preview?: string; apply?: string }>({})
  const [shown, setShown] = useState<Shown | null>(null)
  const [busy, setBusy] = useState(false)

  const change = (part: Partial<TypedChange>) => {
    setTyped({ ...typed, ...part })
    setErrors({})
    setShown(null)
  }
  const ask = async (what: 'preview' | 'apply', work: () => Promise<void>) => {
    setBusy(true)
    setErrors({})
    try {
      await work()
    } catch (error) {
      setErrors({ [what]: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const show = async (wanted: PartsChange['change']) => {
    const body = { amounts: 'minor' as const, chosen, change: wanted }
    setShown({ change: wanted, preview: await api('POST', '/part-changes/preview', { body, timeout: 60_000 }) })
  }
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const read = readChange(typed, prices)
    if ('errors' in read) return setErrors(read.errors)
    return ask('preview', () => show(read.change))
  }
  const apply = ({ change: wanted, preview: { plan } }: Shown) =>
    ask('apply', async () => {
      try {
        const body = { amounts: 'minor' as const, chosen, change: wanted, plan }
        await onStarted((await api('POST', '/part-changes', { body, timeout: 60_000 }))._id)
      } catch (error) {
        if (isChangedMeanwhile(error)) await show(wanted)
        throw error
      }
    })

  return (
    <>
      <form onSubmit={preview} className="grid gap-6 border border-edge bg-surface p-5" noValidate>
        <PriceRuleFields typed={typed} error={errors.figure} onChange={change} />
        <ChangeFields typed={typed} choices={choices} error={errors.units} onChange={change} />
        <Problem text={errors.preview} />
        <div>
          <Button type="submit" look="ink" busy={busy && !shown}>
            {say.change.preview}
          </Button>
        </div>
      </form>
      {shown && (
        <PreviewOfChange preview={shown.preview} problem={errors.apply} busy={busy} onApply={() => apply(shown)} />
      )}
    </>
  )
}
