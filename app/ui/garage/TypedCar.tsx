import { type SubmitEvent, useState } from 'react'
import { mayBecomeVin } from '#common/vin'
import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api, messageOf } from '../../web/api.ts'
import { takeCar } from '../../web/car/garage-changes.ts'
import { vehicleLabel } from '../../web/car/vehicle.ts'
import { nextLevel } from '../../web/car/vehicle-tree.ts'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'

const say = words.garage.page

/** The search reads a year only behind a make or model. */
const yearLast = (text: string) => text.replace(/^(\d{4})\s+(.+)$/, '$2 $1')

/** The one car that typed words name, as the search reads them, or why there is none. */
async function carIn(text: string): Promise<NamedVehicle | string> {
  // A VIN leads to a person: nothing of one goes into an address.
  if (mayBecomeVin(text)) return say.isVin
  const { reading } = await api('GET', '/parts', { query: { q: yearLast(text), limit: 1 } })
  const { make, model, year, label } = reading?.vehicle ?? {}
  if (label && (!make || !model || !year)) return say.notOne(label)
  if (!make || !model || !year) return say.notFound
  const { options } = await nextLevel({ make, model })
  const option = options.find(({ value }) => Number.parseInt(value, 10) === year)
  const [type] = option?.types ?? []
  if (!option?.car || !type) return say.notFound
  return { car: option.car, type, make, model, year, label: vehicleLabel({ make, model, year }) }
}

/** Adds a car by its name as people type it: "2014 golf". */
export function TypedCar() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const car = await carIn(String(new FormData(form).get('typed')).trim())
      if (typeof car === 'string') return setProblem(car)
      if (!takeCar(car)) return setProblem(words.garage.full)
      setProblem(undefined)
      form.reset()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      onSubmit={find}
      className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:items-start sm:justify-start"
    >
      <Field
        label={say.type}
        hint={say.typeHint}
        error={problem}
        name="typed"
        required
        maxLength={120}
        autoComplete="off"
      />
      <Button type="submit" look="line" busy={busy} className="sm:mt-6">
        {say.find}
      </Button>
    </form>
  )
}
