import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { askVin, type VinOutcome } from '../../web/car/ask-vin.ts'
import { notify } from '../notify.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { VinResult } from './VinResult.tsx'

type Props = {
  /** Takes the car that the VIN stands for, or that was chosen of several. False: it was not taken, so the VIN stays. */
  onChoose: (car: NamedVehicle) => boolean | void
  /** Beside another way to choose a car it says that it is one more. */
  label?: string
  /** A VIN that somebody typed elsewhere: it is asked at once. */
  typed?: string
  /** What the server made of a VIN that was sent without script. */
  outcome?: VinOutcome
}

/** Asks for a VIN and tells the car, or asks the one question. Without script it is a plain form that is posted to /find. */
export function VinForm({ onChoose, label = words.vin.field.alone, typed = '', outcome: given }: Props) {
  const [outcome, setOutcome] = useState(given)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const take = (car: NamedVehicle) => {
    if (onChoose(car) === false) return
    notify.success(words.vin.read(car))
    setOutcome(undefined)
    if (input.current) input.current.value = ''
  }
  const ask = async (vin: string) => {
    setBusy(true)
    const next = await askVin(vin)
    setBusy(false)
    const { answer } = next
    if (answer?.result === 'car' && answer.car) take(answer.car)
    else setOutcome(next)
  }
  useEffect(() => {
    if (typed) void ask(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was typed elsewhere
  }, [typed])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const vin = String(new FormData(event.currentTarget, event.nativeEvent.submitter).getAll('vin').at(-1))
    if (input.current) input.current.value = vin
    void ask(vin)
  }
  return (
    <form method="post" action="/find" onSubmit={submit} className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-start sm:justify-start">
        <Field
          ref={input}
          label={label}
          hint={words.vin.field.hint}
          name="vin"
          defaultValue={outcome?.typed ?? typed}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono uppercase"
        />
        <Button type="submit" look="line" busy={busy} className="sm:mt-6">
          {words.vin.field.send}
        </Button>
      </div>
      {outcome && <VinResult {...outcome} onChoose={take} />}
    </form>
  )
}
