import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { countryName, dayInUtc } from '#common/format'
import * as words from '#common/words'
import { api } from '../../../web/api.ts'
import { useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { useAction, useActionHere } from '../../use-action.ts'
import { readDays } from './read-days.ts'
import { COUNTRY_OPTIONS } from '../../form/country-options.ts'

const say = words.delivery.admin.holidays
type Holiday = { country: string; day: string; name: string }

/** Days on which no parcel leaves or arrives: a line each, or a calendar file pasted whole. */
export function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
  const { revalidate } = useRevalidator()
  const { home } = useShop()
  const { problem, run: runHere } = useActionHere()
  const { run } = useAction()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    return runHere(async () => {
      const body = { country: String(typed.get('country')), days: readDays(String(typed.get('days'))) }
      const { addedCount } = await api('POST', '/delivery/holidays', { body })
      notify.success(say.added(addedCount))
      form.reset()
      await revalidate()
    })
  }
  const remove = async ({ country, day, name }: Holiday) => {
    await run(async () => {
      await api('DELETE', '/delivery/holidays/{country}/{day}', { path: { country, day } })
      notify.success(words.delivery.admin.deleted(`${name}, ${dayInUtc(day)}`))
    })
    await revalidate()
  }
  return (
    <div className="grid gap-6">
      <ul className="columns-1 gap-8 sm:columns-2">
        {holidays.map((holiday) => (
          <li
            key={`${holiday.country} ${holiday.day}`}
            className="flex items-center justify-between gap-3 border-b border-hair"
          >
            <span>
              {dayInUtc(holiday.day)}, {holiday.name} <span className="text-ink-2">{countryName(holiday.country)}</span>
            </span>
            <Button
              look="quiet"
              small
              once
              aria-label={say.remove(holiday.name, dayInUtc(holiday.day))}
              onClick={() => void remove(holiday)}
            >
              {words.delivery.admin.delete}
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => void add(event)}
        aria-label={say.add}
        className="grid gap-4 sm:grid-cols-[1fr_2fr]"
      >
        <Select label={say.country} name="country" options={COUNTRY_OPTIONS} defaultValue={home.country} />
        <TextArea label={say.days} name="days" rows={4} hint={say.daysHint} />
        <div className="grid justify-items-start gap-3 sm:col-start-2">
          <Problem text={problem} />
          <Button type="submit" look="line">
            {say.add}
          </Button>
        </div>
      </form>
    </div>
  )
}
