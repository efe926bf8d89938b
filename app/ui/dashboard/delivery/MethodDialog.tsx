import { useRevalidator } from 'react-router'
import { HAZARDS } from '#common/hazards'
import * as words from '#common/words'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { api, ApiProblem } from '../../../web/api.ts'
import { usePriceField, useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { Checks } from '../Checks.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { fieldsOfMethod, formRefusal, type MethodFields, methodFields, methodOf } from './method-fields.ts'
import { WEEKDAY_OPTIONS } from '../options.ts'

const say = words.delivery.admin.method
const GOODS = HAZARDS.map((hazard) => ({ value: hazard, label: words.delivery.hazardNames[hazard] }))
const RATE_BY = Object.entries(say.rateBys).map(([value, label]) => ({ value, label }))
const CARRIERS = Object.entries(say.carriers).map(([value, label]) => ({ value, label }))

type Props = {
  method: MethodRecord | null
  zones: readonly ZoneRecord[]
  places: readonly { id: number; name: string }[]
  connected: boolean
  onClose: () => void
}

/** One method: where, what it costs, how long it takes, and what it carries. A new one is off at first. */
export function MethodDialog({ method, zones, places, connected, onClose }: Props) {
  const { prices } = useShop()
  const { hint } = usePriceField()
  const { revalidate } = useRevalidator()
  const aims = [
    ...zones.map(({ id, name }) => ({ value: `zone:${id}`, label: name })),
    ...places.map(({ id, name }) => ({ value: `place:${id}`, label: words.delivery.admin.collectAt(name) })),
  ]
  const form = useSchemaForm(
    methodFields(prices),
    fieldsOfMethod(method, aims[0]!.value, prices),
    async (typed, form) => {
      const body = { ...methodOf(typed, prices), on: method?.on ?? false }
      try {
        if (method) {
          const path = { id: String(method.id) }
          await api('PUT', '/delivery/methods/{id}', { path, body: { ...body, version: method.version } })
        } else await api('POST', '/delivery/methods', { body })
      } catch (error) {
        if (!(error instanceof ApiProblem) || Object.keys(error.fields).length === 0) throw error
        // Of several lines of amounts the first one is told: what is set last stands.
        for (const [path, said] of Object.entries(error.fields).toReversed()) {
          const [field, message] = formRefusal(path, said, typed)
          form.setError(field, { message })
        }
        return
      }
      notify.success(words.delivery.admin.saved(body.name))
      onClose()
      await revalidate()
    },
  )
  const { register, errorOf } = form
  const rateBy = form.watch('rateBy') as MethodFields['rateBy']
  return (
    <FormDialog
      isChanged={form.formState.isDirty}
      onClose={onClose}
      title={method ? say.change : say.add}
      className="w-[min(44rem,calc(100vw-2rem))]"
    >
      <form
        className="grid gap-4 sm:grid-cols-2"
        noValidate
        onSubmit={form.onSubmit}
        aria-label={method ? say.change : say.add}
      >
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
        <div className="grid justify-items-end gap-3 sm:col-span-2">
          <Problem text={form.problem} />
          <Button type="submit" look="signal" busy={form.busy}>
            {words.delivery.admin.save}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
