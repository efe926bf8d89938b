import { Suspense, useEffect, useState } from 'react'
import * as words from '#common/words'
import { fitReportInput } from '#domain/fitment/schema'
import { api } from '../../web/api.ts'
import { loginFrom } from '../../web/guard.tsx'
import { useSession } from '../../web/session.ts'
import { useVehicle } from '../../web/car/vehicle.ts'
import { Button } from '../Button.tsx'
import { PhotoField } from '../form/PhotoField.tsx'
import { Field } from '../form/Field.tsx'
import { useSchemaForm } from '../form/form.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { CarDialog } from '../garage/lazy-car-dialog.ts'

const say = words.wrongFit

type Typed = { carName: string; what: string; email: string }
type Props = {
  part: string
  /** What somebody without script has typed, and what was wrong with it. */
  typed?: Typed
  wrong?: Record<string, string>
}

/** Which car, what is wrong, a photo of somebody who is signed in. Without script it is a plain form that is posted. */
export function WrongFitForm({ part, typed = { carName: '', what: '', email: '' }, wrong = {} }: Props) {
  const vehicle = useVehicle()
  const isSignedIn = useSession() !== null
  const [isOther, setOther] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [isSent, setSent] = useState(false)
  const mine = isOther ? null : vehicle
  const form = useSchemaForm(fitReportInput, { part, car: '', img: '', ...typed }, async (input) => {
    const { carName, ...report } = input
    const car = mine ? { car: mine.car, engine: mine.engineId, is: mine.is } : { carName }
    await api('POST', '/fit-reports', { body: { ...report, ...car } })
    setSent(true)
  })
  const { setValue, register, errorOf } = form
  useEffect(() => setValue('car', mine?.car ?? ''), [mine, setValue])

  if (isSent) return <Thanks part={part} />
  return (
    <>
      <form method="post" action="/wrongFit" onSubmit={form.onSubmit} noValidate className="grid gap-5">
        <input type="hidden" name="part" value={part} />
        {mine ? (
          <div className="grid justify-items-start gap-2">
            <p className="font-semibold">{say.chosen(mine.label)}</p>
            <Button look="line" small onClick={() => setOther(true)}>
              {say.other}
            </Button>
          </div>
        ) : (
          <div className="grid justify-items-start gap-3 *:w-full">
            <Field
              label={say.car}
              hint={say.carHint}
              defaultValue={typed.carName}
              error={errorOf('carName') ?? wrong['carName']}
              {...register('carName')}
            />
            <Button
              look="line"
              small
              className="with-script !w-auto justify-self-start"
              onClick={() => setPicking(true)}
            >
              {say.pick}
            </Button>
          </div>
        )}
        <TextArea
          label={say.what}
          hint={say.whatHint}
          defaultValue={typed.what}
          error={errorOf('what') ?? wrong['what']}
          {...register('what')}
        />
        {isSignedIn ? (
          <div className="with-script">
            <PhotoField
              label={say.photo}
              value={String(form.watch('img') ?? '')}
              error={errorOf('img')}
              onBusy={setUploading}
              onChange={(url) => setValue('img', url)}
            />
          </div>
        ) : (
          <>
            <LogInForPhoto part={part} />
            <Field
              label={say.email}
              hint={say.emailHint}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={typed.email}
              error={errorOf('email') ?? wrong['email']}
              {...register('email')}
            />
          </>
        )}
        <Problem text={form.problem} />
        <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
          {say.send}
        </Button>
      </form>
      {/* It holds forms of its own, and what is sent in one would send the form around it. */}
      {isPicking && (
        <Suspense>
          <CarDialog
            onClose={() => {
              setPicking(false)
              setOther(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const Thanks = ({ part }: { part: string }) => (
  <Note tone="good" live>
    <strong className="block">{say.thanks}</strong>
    <LinkButton to={`/shop/${part}`} look="line" small className="mt-3">
      {say.back}
    </LinkButton>
  </Note>
)

const LogInForPhoto = ({ part }: { part: string }) => (
  <div className="with-script">
    <a href={loginFrom({ pathname: '/wrongFit', search: `?part=${part}` })} className="link">
      {say.photoLogIn}
    </a>
  </div>
)
