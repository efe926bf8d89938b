import { Form } from 'react-router'
import { Button } from '../Button.tsx'
import { HiddenFields } from './HiddenFields.tsx'

type Props = { measure: string; label: string; unit: string | null; params: URLSearchParams }

/** A size that is typed, where there are too many to list. If no part has it, the page offers the nearest that some have. */
export function SizeField({ measure, label, unit, params }: Props) {
  const name = unit ? `${label}, ${unit}` : label
  return (
    <Form action="/shop" preventScrollReset key={params.toString()} className="mt-1 flex items-center gap-2">
      <HiddenFields params={params} except={[]} />
      <input type="hidden" name="sizeOf" value={measure} />
      <input
        name="size"
        aria-label={`Your size: ${name}`}
        placeholder={unit ? `your size, ${unit}` : 'your size'}
        inputMode={unit ? 'decimal' : undefined}
        pattern={unit ? '[0-9]*([.,][0-9]+)?' : undefined}
        maxLength={20}
        className="input min-h-9 min-w-0 flex-1 px-2 py-1"
      />
      <Button type="submit" look="line" small>
        Go
      </Button>
    </Form>
  )
}
