import { vehicleInput } from '#domain/vehicles/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../Field.tsx'
import { useSchemaForm } from '../../form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../Select.tsx'
import { MARKET_HINT, TYPES } from './types.ts'

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
    notify.success(`${make} ${model} is in the shop`)
    reset({ ...NEW, make, type, market })
  })
  const field = (name: keyof typeof NEW, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.errorOf(name)} {...form.register(name)} />
  )
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-5" aria-label="Add a vehicle">
      <div className="grid gap-5 sm:grid-cols-2">
        {field('make', 'Make')}
        {field('model', 'Model name')}
        <Select label="Type" options={TYPES} error={form.errorOf('type')} {...form.register('type')} />
        {field('market', 'Market', MARKET_HINT)}
        {field('year_from', 'First model year')}
        {field('year_to', 'Last model year')}
        {field('litres', 'Litres', 'Empty: not known')}
        {field('cylinders', 'Cylinders')}
        {field('fuel', 'Fuel', 'petrol, diesel, electric, petrol hybrid …')}
        {field('drive', 'Drive', 'FWD, RWD, AWD; several with a blank between')}
        {field('gearbox', 'Gearbox', 'manual, automatic')}
        {field('source', 'Source', 'Where you know it from; empty: your shop')}
      </div>
      <Problem text={form.problem} />
      <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
        Add vehicle
      </Button>
    </form>
  )
}
