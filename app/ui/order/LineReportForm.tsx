import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import * as words from '#common/words'
import { lineReportInput, type Order } from '#domain/orders/schema'
import { readAnswer } from '#domain/fitment/schema'
import { api } from '../../web/api.ts'
import { loginFrom } from '../../web/guard.tsx'
import { useSession } from '../../web/session.ts'
import { Button } from '../Button.tsx'
import { useSchemaForm } from '../form/form.ts'
import { LineVerdict } from '../catalogue/LineVerdict.tsx'
import { Note } from '../Note.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { PhotoField } from '../form/PhotoField.tsx'

const say = words.wrongFit

type Props = { order: Order; n: number; fit: NonNullable<Order['lines'][number]['fit']>; back: ReactNode }

/** What is wrong with the fit of an order's line. Part, car and what its owner said of it stand fast. */
export function LineReportForm({ order, n, fit, back }: Props) {
  const here = useLocation()
  const isSignedIn = useSession() !== null
  const [isUploading, setUploading] = useState(false)
  const [isSent, setSent] = useState(false)
  const form = useSchemaForm(lineReportInput, { line: n, what: '', img: '' }, async (body) => {
    await api('POST', '/orders/{id}/fit-reports', { path: { id: order._id }, body })
    setSent(true)
  })
  const answers = fit.is.flatMap((text) => readAnswer(text) ?? [])
  if (isSent)
    return (
      <Note tone="good" live>
        <strong className="block">{say.thanks}</strong>
        <div className="mt-3">{back}</div>
      </Note>
    )
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5">
      <p className="font-semibold">{say.chosen(words.atCar.carOf(fit.label, answers))}</p>
      <div className="grid gap-1">
        <p className="label">{say.toldThen}</p>
        <LineVerdict {...fit} why={words.verdict.whyOf(fit)} />
      </div>
      <TextArea label={say.what} hint={say.whatHint} error={form.errorOf('what')} {...form.register('what')} />
      {isSignedIn ? (
        <PhotoField
          label={say.photo}
          value={String(form.watch('img') ?? '')}
          error={form.errorOf('img')}
          onBusy={setUploading}
          onChange={(url) => form.setValue('img', url)}
        />
      ) : (
        <a href={loginFrom(here)} className="link justify-self-start">
          {say.photoLogIn}
        </a>
      )}
      <Problem text={form.problem} />
      <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
        {say.send}
      </Button>
    </form>
  )
}
