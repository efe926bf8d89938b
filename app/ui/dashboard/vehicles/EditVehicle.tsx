import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { vehicleChange, type VehicleRecord } from '#domain/vehicles/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Field } from '../../Field.tsx'
import { useSchemaForm } from '../../form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../Select.tsx'
import { MARKET_HINT, TYPES } from './types.ts'

type Props = { vehicle: VehicleRecord; onSaved: () => void; onDeleted: () => void }

const NEW_ENGINE = { litres: '', cylinders: '', fuel: '', drive: '', gearbox: '', told: true }
const FIELDS = [
  ['litres', 'Litres'],
  ['cylinders', 'Cylinders'],
  ['fuel', 'Fuel'],
  ['drive', 'Drive'],
  ['gearbox', 'Gearbox'],
] as const

/** A model of one model year: its type, its market and all its engines. */
export function EditVehicle({ vehicle, onSaved, onDeleted }: Props) {
  const { _id: id, make, model, year, type, market, engines } = vehicle
  const name = `${year} ${make} ${model}`
  const [asking, setAsking] = useState(false)
  const known = engines.map(({ source: _source, litres, cylinders, fuel, ...rest }) => {
    return { ...rest, litres: litres ?? '', cylinders: cylinders ?? '', fuel: fuel ?? '' }
  })
  const form = useSchemaForm(vehicleChange, { type, market, engines: known }, async (input) => {
    const written = input.engines.map(({ drive, gearbox, ...engine }) => {
      return { ...engine, drive: drive.join(' '), gearbox: gearbox.join(' ') }
    })
    await api('PUT', '/vehicles/{id}', { path: { id }, body: { ...input, engines: written } })
    notify.success(`${name} is saved`)
    onSaved()
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'engines' })
  const errorOf = (n: number, field: string) => {
    const errors = form.formState.errors.engines as Record<string, { message?: string }>[] | undefined
    return errors?.[n]?.[field]?.message
  }
  const takeOut = async () => {
    try {
      await api('DELETE', '/vehicles/{id}', { path: { id } })
      notify.success(`${name} is taken out`)
      onDeleted()
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      className="mt-6 grid gap-5 border border-edge bg-surface p-4 sm:p-5"
      aria-label={name}
    >
      <h3 className="text-2xl">{name}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Type" options={TYPES} error={form.errorOf('type')} {...form.register('type')} />
        <Field label="Market" hint={MARKET_HINT} error={form.errorOf('market')} {...form.register('market')} />
      </div>
      {fields.map((field, n) => (
        <fieldset key={field.id} className="grid gap-3 border-t border-hair pt-3">
          <legend className="label float-left">Engine {n + 1}</legend>
          <div className="clear-both grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {FIELDS.map(([part, label]) => (
              <Field key={part} label={label} error={errorOf(n, part)} {...form.register(`engines.${n}.${part}`)} />
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label className="flex min-h-9 items-center gap-2">
              <input type="checkbox" className="size-4 accent-signal" {...form.register(`engines.${n}.told`)} />
              Certain, not only likely
            </label>
            <Button look="quiet" small onClick={() => remove(n)}>
              Take this engine out
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length === 0 && <p className="text-ink-2">No engine is listed: it is not known.</p>}
      <Problem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="signal" busy={form.busy}>
          Save
        </Button>
        <Button look="line" onClick={() => append(NEW_ENGINE)}>
          Add an engine
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Take out the ${name}?`}
        question="Parts for it stay, and orders keep its name. Shoppers can no longer choose it."
        confirm="Take out"
        onConfirm={() => void takeOut()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
