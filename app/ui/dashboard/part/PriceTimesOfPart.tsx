import { type FormEvent, useState } from 'react'
import { momentOf } from '#common/format'
import { typedFigure } from '#common/typed-number'
import * as words from '#common/words'
import { type PriceTimes, priceToCome } from '#domain/catalogue/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { useMoney, usePriceField, useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { useActionHere } from '../../use-action.ts'
import { useLeaveWarning } from '../../LeaveGuard.tsx'
import { Table } from '../Table.tsx'

const say = words.part.times

/** What a part will cost, planned and taken back here, and what it cost before. */
export function PriceTimesOfPart({ part }: { part: PriceTimes }) {
  const money = useMoney()
  const [{ changes, toCome }, setTimes] = useState(part)
  const { problem, run } = useActionHere()
  const takeBack = (startsAt: string) =>
    run(async () => {
      setTimes(await api('DELETE', '/parts/{id}/price-times', { path: { id: part._id }, query: { startsAt } }))
      notify.success(say.takenBack)
    })
  return (
    <div className="mt-10 grid max-w-2xl gap-10">
      <Section title={say.toCome}>
        <div className="grid gap-5">
          {toCome.length === 0 && <p>{say.none}</p>}
          <ul className="grid">
            {toCome.map(({ startsAt, price }) => (
              <li key={startsAt} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2">
                <span className="flex-1">{say.from(momentOf(startsAt))}</span>
                <span className="tabular font-semibold">{money(price)}</span>
                <Button look="line" small once onClick={() => void takeBack(startsAt)}>
                  {say.takeBack}
                  <span className="sr-only">: {momentOf(startsAt)}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Problem text={problem} />
          <PlanPrice id={part._id} onPlanned={setTimes} />
        </div>
      </Section>
      <Section title={say.before}>
        {changes.length > 0 ? (
          <Table
            label={say.before}
            heads={[{ label: say.when }, { label: say.was, end: true }, { label: say.is, end: true }]}
            rows={changes.map(({ at, was, price }) => ({
              key: at,
              cells: [momentOf(at), money(was.price), money(price)],
            }))}
          />
        ) : (
          <p>{say.never}</p>
        )}
      </Section>
    </div>
  )
}

/** From which moment in the admin's own time zone the part costs how much. */
function PlanPrice({ id, onPlanned }: { id: string; onPlanned: (times: PriceTimes) => void }) {
  const { prices } = useShop()
  const [typed, setTyped] = useState({ startsAt: '', price: '' })
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  useLeaveWarning(typed.startsAt !== '' || typed.price !== '')
  const plan = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const at = new Date(typed.startsAt)
    const startsAt = Number.isNaN(at.getTime()) ? '' : at.toISOString()
    const read = priceToCome(prices).safeParse({
      startsAt,
      price: typed.price.trim() ? typedFigure(typed.price) : undefined,
    })
    if (!read.success)
      return setWrong(Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])))
    setWrong({})
    setBusy(true)
    try {
      onPlanned(await api('POST', '/parts/{id}/price-times', { path: { id }, body: read.data }))
      setTyped({ startsAt: '', price: '' })
      notify.success(say.planned)
    } catch (error) {
      setWrong(
        error instanceof ApiProblem && Object.keys(error.fields).length > 0
          ? error.fields
          : { startsAt: messageOf(error) },
      )
    }
    setBusy(false)
  }
  return (
    <form onSubmit={plan} noValidate className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <Field
        label={say.startsAt}
        type="datetime-local"
        hint={say.startsAtHint}
        value={typed.startsAt}
        error={wrong['startsAt']}
        onChange={({ target }) => setTyped({ ...typed, startsAt: target.value })}
      />
      <Field
        label={say.price}
        {...usePriceField()}
        value={typed.price}
        error={wrong['price']}
        onChange={({ target }) => setTyped({ ...typed, price: target.value })}
      />
      <Button type="submit" look="line" busy={busy} className="sm:mt-6">
        {say.add}
      </Button>
    </form>
  )
}
