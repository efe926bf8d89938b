import { HAZARDS } from '#common/hazards'
import * as words from '#common/words'
import { usePriceField } from '../../../web/settings.ts'
import { Field } from '../../form/Field.tsx'
import type { useSchemaForm } from '../../form/form.ts'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { Checks } from '../Checks.tsx'
import { WEEKDAY_OPTIONS } from '../options.ts'
import type { MethodFields } from './method-fields.ts'

const say = words.delivery.admin.method
const GOODS = HAZARDS.map((hazard) => ({ value: hazard, label: words.delivery.hazardNames[hazard] }))
const RATE_BY = Object.entries(say.rateBys).map(([value, label]) => ({ value, label }))
const CARRIERS = Object.entries(say.carriers).map(([value, label]) => ({ value, label }))

type Props = {
  form: ReturnType<typeof useSchemaForm<MethodFields, MethodFields>>
  /** Where a method may go: the shop's zones, and its places to collect at. */
  aims: { value: string; label: string }[]
  connected: boolean
}

/** Where a method goes, what it costs, how long it takes, and what it carries. */
export function MethodFieldset({ form, aims, connected }: Props) {
  const { register, errorOf } = form
  const { hint } = usePriceField()
  const rateBy = form.watch('rateBy')
  return (
    <>
      <Select label={say.aim} options={aims} error={errorOf('aim')} {...register('aim')} />
      <Field label={say.name} hint={say.nameHint} error={errorOf('name')} {...register('name')} />
      <Select label={say.rateBy} options={RATE_BY} error={errorOf('rateBy')} {...register('rateBy')} />
      <Field
        label={say.freeOver}
        hint={say.freeOverHint}
        inputMode="decimal"
        error={errorOf('freeOver')}
        {...register('freeOver')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={say.rates[rateBy]}
          rows={rateBy === 'flat' ? 1 : 4}
          hint={say.ratesHint[rateBy](hint)}
          error={errorOf('rates')}
          {...register('rates')}
        />
      </div>
      <Field
        label={say.daysFrom}
        hint={say.daysHint}
        inputMode="numeric"
        error={errorOf('daysFrom')}
        {...register('daysFrom')}
      />
      <Field label={say.daysTo} inputMode="numeric" error={errorOf('daysTo')} {...register('daysTo')} />
      <Checks
        legend={say.workDays}
        options={WEEKDAY_OPTIONS}
        error={errorOf('workDays')}
        field={register('workDays')}
      />
      <Field
        label={say.maxWeight}
        hint={say.emptyHint}
        inputMode="decimal"
        error={errorOf('maxWeight')}
        {...register('maxWeight')}
      />
      <Field
        label={say.maxLength}
        hint={say.emptyHint}
        inputMode="decimal"
        error={errorOf('maxLength')}
        {...register('maxLength')}
      />
      <Checks legend={say.hazards} options={GOODS} error={errorOf('hazards')} field={register('hazards')} />
      {connected && (
        <Select label={say.carrier} options={CARRIERS} error={errorOf('carrier')} {...register('carrier')} />
      )}
      {connected && (
        <Field label={say.service} hint={say.serviceHint} error={errorOf('service')} {...register('service')} />
      )}
      <Field label={say.rank} hint={say.rankHint} inputMode="numeric" error={errorOf('rank')} {...register('rank')} />
    </>
  )
}
