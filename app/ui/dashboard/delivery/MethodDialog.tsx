import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { api, ApiProblem } from '../../../web/api.ts'
import { useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { useSchemaForm } from '../../form/form.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import { MethodFieldset } from './MethodFieldset.tsx'
import { fieldsOfMethod, formRefusal, methodFields, methodOf } from './method-fields.ts'

const say = words.delivery.admin.method

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
        <MethodFieldset form={form} aims={aims} connected={connected} />
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
