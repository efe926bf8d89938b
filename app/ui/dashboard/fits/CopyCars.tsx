import { type SubmitEvent, useState } from 'react'
import { carLines as words } from '#common/words'
import type { PartFits } from '#domain/fitment/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'

const say = words.copy

/** Fetches the cars of the part of a number. Of several parts that have it one is chosen. */
export function CopyCars({ onCopy }: { onCopy: (from: PartFits) => void }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<PartFits[]>([])
  const take = (from: PartFits) => {
    setFound([])
    onCopy(from)
  }
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number'))
    setBusy(true)
    setProblem(undefined)
    try {
      const { items } = await api('GET', '/parts/fits', { query: { number } })
      if (items.length === 1) take(items[0]!)
      else setFound(items)
    } catch (error) {
      setProblem((error instanceof ApiProblem && error.fields['number']) || messageOf(error))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={search} className="grid gap-3" aria-label={say.title}>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start">
        <Field label={say.number} name="number" hint={say.hint} error={problem} />
        <Button type="submit" look="line" busy={busy} className="sm:mt-6">
          {say.copy}
        </Button>
      </div>
      {found.map((part) => (
        <Button key={part._id} look="line" small className="justify-self-start" onClick={() => take(part)}>
          {say.choose(`${part.brand} ${part.name}`, part.applications.length)}
        </Button>
      ))}
    </form>
  )
}
