import { useEffect, useState } from 'react'
import * as words from '#common/words'
import { stockAlertInput } from '#domain/stock-alerts/schema'
import { api } from '../../web/api.ts'
import { dropAlert, keepAlert } from '../../web/part/asked-alerts.ts'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { useSchemaForm } from '../form/form.ts'
import { useKeptFocus } from '../kept-focus.ts'
import { Note } from '../Note.tsx'
import { Problem } from '../Problem.tsx'
import { useAction } from '../use-action.ts'

const say = words.part.soldOut

/** Asks where to write to when a part is back, and takes it back from who has just asked. */
export function AlertForm({ part }: { part: string }) {
  const session = useSession()
  const [told, setTold] = useState<{ email: string; key: string } | null>(null)
  const [isWithdrawn, setWithdrawn] = useState(false)
  const { busy, run } = useAction()
  const form = useSchemaForm(stockAlertInput, { email: session?.email ?? '' }, async (body) => {
    const { key } = await api('POST', '/parts/{id}/stock-alerts', { path: { id: part }, body })
    setTold({ email: body.email, key })
    if (!session) keepAlert(part, { email: body.email, key })
  })
  const withdraw = (key: string) =>
    run(async () => {
      await api('POST', '/stock-alerts/stop', { query: { key } })
      dropAlert(part)
      setWithdrawn(true)
    })
  const { setFocus } = form
  const { place, around } = useKeptFocus<HTMLDivElement>()
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <div {...around} ref={place} tabIndex={-1}>
      {told ? (
        <div className="grid gap-3">
          <Note {...(isWithdrawn ? {} : { tone: 'good' })} live>
            {isWithdrawn ? say.withdrawn(told.email) : say.stored(told.email)}
          </Note>
          {!isWithdrawn && (
            <Button look="line" busy={busy} className="justify-self-start" onClick={() => withdraw(told.key)}>
              {say.withdraw}
            </Button>
          )}
        </div>
      ) : (
        <form onSubmit={form.onSubmit} noValidate className="grid gap-3">
          <Field
            label={say.email}
            type="email"
            autoComplete="email"
            hint={say.hint}
            error={form.errorOf('email')}
            {...form.register('email')}
          />
          <Problem text={form.problem} />
          <Button type="submit" look="line" busy={form.busy} className="justify-self-start">
            {say.send}
          </Button>
        </form>
      )}
    </div>
  )
}
