import { type SubmitEvent, useState } from 'react'
import { bareVin, looksLikeVin } from '#common/vin'
import * as words from '#common/words'
import { noteCar } from '../../web/car/garage-changes.ts'
import type { GarageCar } from '../../web/car/garage.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { TextArea } from '../form/TextArea.tsx'

const say = words.garage.page

/** What an owner writes of a car: name, note, mileage and, only where it is typed here, the VIN. */
export function CarNotesForm({ car, onDone }: { car: GarageCar; onDone: () => void }) {
  const [problems, setProblems] = useState<{ mileage?: string; vin?: string }>({})
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const [typed, vin] = [text('mileage').replaceAll(/[\s,.]/g, ''), bareVin(text('vin'))]
    const wrong = {
      ...(/^\d{0,7}$/.test(typed) ? {} : { mileage: say.notMileage }),
      ...(vin === '' || (looksLikeVin(vin) && !/[IOQ]/.test(vin)) ? {} : { vin: words.field.notVin }),
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    noteCar(car.id, {
      name: text('name') || undefined,
      note: text('note') || undefined,
      mileage: typed === '' ? undefined : Number(typed),
      vin: form.get('forget') ? undefined : vin || car.vin,
    })
    onDone()
  }
  return (
    <form onSubmit={save} className="grid gap-4">
      <Field
        label={say.name}
        hint={say.nameHint}
        name="name"
        defaultValue={car.name}
        maxLength={60}
        autoComplete="off"
      />
      <TextArea label={say.note} name="note" defaultValue={car.note} maxLength={2000} rows={3} />
      <Field
        label={say.mileage}
        name="mileage"
        inputMode="numeric"
        defaultValue={car.mileage}
        error={problems.mileage}
        maxLength={12}
        autoComplete="off"
      />
      <Field
        label={say.vin}
        hint={car.vin ? say.vinKept(car.vin.slice(-6)) : say.vinHint}
        name="vin"
        error={problems.vin}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono uppercase"
      />
      {car.vin && (
        <label className="flex min-h-9 items-center gap-2">
          <input type="checkbox" name="forget" className="check" />
          {say.vinForget}
        </label>
      )}
      <Button type="submit" look="signal">
        {say.save}
      </Button>
    </form>
  )
}
