import { importSending } from '#common/words'
import { RadioChoice } from '../../form/RadioChoice.tsx'

const { extent } = importSending

type Props = { isFull: boolean; disabled: boolean; onChange: (isFull: boolean) => void }

/** Whether a file holds all that its supplier has, or a part of it. */
export function ExtentChoice({ isFull, disabled, onChange }: Props) {
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="label mb-1.5">{extent.title}</legend>
      <RadioChoice said={extent.part} name="full" checked={!isFull} onChange={() => onChange(false)} />
      <RadioChoice said={extent.full} name="full" checked={isFull} onChange={() => onChange(true)} />
    </fieldset>
  )
}
