import { type FormEvent, useState } from 'react'
import { fromWritten } from '#common/prices'
import { typedFigure } from '#common/typed-number'
import { typedGrams } from '#common/typed-size'
import * as words from '#common/words'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import type { Answer } from '../../../web/api-types.ts'
import { useMoney, useShop } from '../../../web/settings.ts'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { arrivalText } from '../../cart/QuoteSums.tsx'
import { Field } from '../../form/Field.tsx'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { COUNTRY_OPTIONS } from '../../form/country-options.ts'

const say = words.delivery.admin.trial
type Preview = Answer<'GET', '/delivery/preview'>

/** "What would this cost": tries zones and methods before shoppers see them. */
export function CostTrial() {
  const { prices, home } = useShop()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const number = (name: string) => typedFigure(String(typed.get(name)))
    const query = {
      country: String(typed.get('country')),
      postcode: String(typed.get('postcode')) || undefined,
      grams: Math.round(typedGrams(String(typed.get('kilos')), 'kg')),
      subtotal: fromWritten(prices, number('subtotal')),
    }
    setWrong({})
    setProblem(null)
    try {
      setPreview(await api('GET', '/delivery/preview', { query }))
    } catch (error) {
      setPreview(null)
      if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else setProblem(messageOf(error))
    }
  }
  return (
    <div className="grid gap-4">
      <form
        noValidate
        onSubmit={(event) => void ask(event)}
        aria-label={say.title}
        className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <Select
          label={say.country}
          name="country"
          options={COUNTRY_OPTIONS}
          defaultValue={home.country}
          error={wrong['country']}
        />
        <Field label={say.postcode} name="postcode" error={wrong['postcode']} />
        <Field label={say.weight} name="kilos" defaultValue="1" error={wrong['grams']} />
        <Field label={say.subtotal} name="subtotal" inputMode="decimal" defaultValue="50" error={wrong['subtotal']} />
        <Button type="submit" look="ink">
          {say.ask}
        </Button>
      </form>
      <Problem text={problem} />
      <div role="status">{preview && <Offers preview={preview} />}</div>
    </div>
  )
}

function Offers({ preview: { zone, offers, off } }: { preview: Preview }) {
  const money = useMoney()
  const line = ({ id, kind, name, amount, arrives, why }: Preview['offers'][number], state: 'on' | 'off') => (
    <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair py-2">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{name}</strong>
        {state === 'off' && <Badge tone="plain">{words.delivery.admin.off}</Badge>}
        <span className="text-ink-2">{why ?? arrivalText(arrives, kind === 'collect')}</span>
      </span>
      {!why && <span className="tabular font-semibold">{money(amount)}</span>}
    </li>
  )
  return (
    <>
      <p className="text-ink-2">{zone === null ? say.noZone : say.inZone(zone)}</p>
      {offers.length === 0 && <p className="font-semibold">{say.nothing}</p>}
      <ul className="border-t border-hair">
        {offers.map((offer) => line(offer, 'on'))}
        {off.map((offer) => line(offer, 'off'))}
      </ul>
    </>
  )
}
