import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import * as words from '#common/words'
import { vehicleChange, type VehicleRecord } from '#domain/vehicles/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { useAction } from '../../use-action.ts'
import { TYPES } from './types.ts'

const { change: say, fields: labels, hints } = words.vehicleEditor

type Props = { vehicle: VehicleRecord; onSaved: () => void; onDeleted: () => void }

const NEW_ENGINE = { litres: '', cylinders: '', fuel: '', drive: '', gearbox: '', told: true }
const FIELDS = [
  ['litres', labels.litres],
  ['cylinders', labels.cylinders],
  ['fuel', labels.fuel],
  ['drive', labels.drive],
  ['gearbox', labels.gearbox],
] as const

/** A model of one model year: its type, its market and all its engines. */
export function EditVehicle({ vehicle, onSaved, onDeleted }: Props) {
  const { _id: id, make, model, year, type, market, engines } = vehicle
  const name = say.name(year, make, model)
  const [asking, setAsking] = useState(false)
  const known = engines.map(({ source: _source, litres, cylinders, fuel, ...rest }) => {
    return { ...rest, litres: litres ?? '', cylinders: cylinders ?? '', fuel: fuel ?? '' }
  })
  const form = useSchemaForm(vehicleChange, { type, market, engines: known }, async (input) => {
    const written = input.engines.map(({ drive, gearbox, ...engine }) => {
      return { ...engine, drive: drive.join(' '), gearbox: gearbox.join(' ') }
    })
    await api('PUT', '/vehicles/{id}', { path: { id }, body: { ...input, engines: written } })
    notify.success(say.saved(name))
    onSaved()
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'engines' })
  const errorOf = (n: number, field: string) => {
    const errors = form.formState.errors.engines as Record<string, { message?: string }>[] | undefined
    return errors?.[n]?.[field]?.message
  }
  const { run } = useAction()
  const takeOut = () =>
    run(async () => {
      await api('DELETE', '/vehicles/{id}', { path: { id } })
      notify.success(say.takenOut(name))
      onDeleted()
    })
  return (
    <form
      onSubmit={form.onSubmit}
      noValidate
      className="mt-6 grid gap-5 border border-edge bg-surface p-4 sm:p-5"
      aria-label={name}
    >
      <h3 className="text-2xl">{name}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={labels.type} options={TYPES} error={form.errorOf('type')} {...form.register('type')} />
        <Field label={labels.market} hint={hints.market} error={form.errorOf('market')} {...form.register('market')} />
      </div>
      {fields.map((field, n) => (
        <fieldset key={field.id} className="grid gap-3 border-t border-hair pt-3">
          <legend className="label float-left">{say.engine(n + 1)}</legend>
          <div className="clear-both grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
            {FIELDS.map(([part, label]) => (
              <Field key={part} label={label} error={errorOf(n, part)} {...form.register(`engines.${n}.${part}`)} />
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <label className="flex min-h-9 items-center gap-2">
              <input type="checkbox" className="size-4 accent-signal" {...form.register(`engines.${n}.told`)} />
              {say.told}
            </label>
            <Button look="quiet" small onClick={() => remove(n)}>
              {say.removeEngine}
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length === 0 && <p className="text-ink-2">{say.noEngine}</p>}
      <Problem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="signal" busy={form.busy}>
          {words.button.save}
        </Button>
        <Button look="line" onClick={() => append(NEW_ENGINE)}>
          {say.addEngine}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {words.button.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={say.takeOut(name)}
        question={say.takeOutQuestion}
        confirm={words.button.takeOut}
        onConfirm={() => void takeOut()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
