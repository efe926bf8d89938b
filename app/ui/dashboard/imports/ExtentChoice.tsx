import { importSending } from '#common/words'

const { extent } = importSending

type Props = { isFull: boolean; disabled: boolean; onChange: (isFull: boolean) => void }

/** Whether a file holds all that its supplier has, or a part of it. */
export function ExtentChoice({ isFull, disabled, onChange }: Props) {
  const choice = (value: boolean, { title, text }: { title: string; text: string }) => (
    <label className="flex items-start gap-2.5">
      <input
        type="radio"
        name="full"
        className="check mt-1"
        checked={isFull === value}
        onChange={() => onChange(value)}
      />
      <span>
        <b className="font-semibold">{title}</b> {text}
      </span>
    </label>
  )
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="label mb-1.5">{extent.title}</legend>
      {choice(false, extent.part)}
      {choice(true, extent.full)}
    </fieldset>
  )
}
