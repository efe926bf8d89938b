import * as words from '#common/words'
import { vehicleInput } from '#domain/vehicles/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TYPES } from './types.ts'

const { add: say, fields, hints } = words.vehicleEditor

const NEW = {
  make: '',
  model: '',
  type: 'car' as const,
  year_from: '',
  year_to: '',
  market: 'US',
  litres: '',
  cylinders: '',
  fuel: '',
  drive: '',
  gearbox: '',
  source: '',
}

/** A form for a model over a run of years with one engine; an engine left empty is not known. */
export function AddVehicle() {
  const form = useSchemaForm(vehicleInput, NEW, async (input, { reset }) => {
    const { make, model, type, market, drive, gearbox } = input
    await api('POST', '/vehicles', { body: { ...input, drive: drive.join(' '), gearbox: gearbox.join(' ') } })
    notify.success(say.added(make, model))
    reset({ ...NEW, make, type, market })
  })
  const field = (name: keyof typeof NEW, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.errorOf(name)} {...form.register(name)} />
  )
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5" aria-label={say.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        {field('make', words.label.make)}
        {field('model', fields.model)}
        <Select label={fields.type} options={TYPES} error={form.errorOf('type')} {...form.register('type')} />
        {field('market', fields.market, hints.market)}
        {field('year_from', fields.yearFrom)}
        {field('year_to', fields.yearTo)}
        {field('litres', fields.litres, hints.litres)}
        {field('cylinders', fields.cylinders)}
        {field('fuel', fields.fuel, hints.fuel)}
        {field('drive', fields.drive, hints.drive)}
        {field('gearbox', fields.gearbox, hints.gearbox)}
        {field('source', fields.source, hints.source)}
      </div>
      <Problem text={form.problem} />
      <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
        {say.add}
      </Button>
    </form>
  )
}
