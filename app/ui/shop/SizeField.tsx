import { Form } from 'react-router'
import * as words from '#common/words'
import { Button } from '../Button.tsx'
import { HiddenFields } from '../form/HiddenFields.tsx'

const say = words.shopList.filters

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
        aria-label={say.size.label(name)}
        placeholder={say.size.hint(unit)}
        inputMode={unit ? 'decimal' : undefined}
        pattern={unit ? '[0-9]*([.,][0-9]+)?' : undefined}
        maxLength={20}
        className="input min-h-9 min-w-0 flex-1 px-2 py-1"
      />
      <Button type="submit" look="line" small>
        {say.go}
      </Button>
    </Form>
  )
}
