import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { api } from '../../../web/api.ts'
import { useMoney } from '../../../web/settings.ts'
import { Badge } from '../../Badge.tsx'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { notify } from '../../notify.ts'
import { useAction } from '../../use-action.ts'
import { useRemoval } from '../../use-removal.ts'
import { Table } from '../Table.tsx'

const say = words.delivery.admin
const HEADS = [
  { label: say.heads.method },
  { label: say.heads.zone },
  { label: say.heads.costs },
  { label: say.heads.actions, end: true },
]

type Named = { id: number; name: string }
type Props = {
  methods: readonly MethodRecord[]
  zones: readonly ZoneRecord[]
  places: readonly Named[]
  onChange: (method: MethodRecord) => void
}

/** The methods with what they cost, to be switched on and off. */
export function MethodList({ methods, zones, places, onChange }: Props) {
  const { revalidate } = useRevalidator()
  const money = useMoney()
  const removal = useRemoval(async ({ id, name }: MethodRecord & { _id: string }) => {
    await api('DELETE', '/delivery/methods/{id}', { path: { id: String(id) } })
    return say.deleted(name)
  })
  const { run } = useAction()
  const turn = async ({ id, ...method }: MethodRecord) => {
    await run(async () => {
      const body = { ...method, amounts: 'minor' as const, on: !method.on }
      await api('PUT', '/delivery/methods/{id}', { path: { id: String(id) }, body })
      notify.success(method.on ? say.isOff(method.name) : say.isOn(method.name))
    })
    await revalidate()
  }
  const whereOf = ({ zone, place }: MethodRecord) =>
    place === null
      ? zones.find(({ id }) => id === zone)?.name
      : say.collectAt(places.find(({ id }) => id === place)?.name ?? '')
  const costsOf = ({ rateBy, rates, freeOver }: MethodRecord) => {
    const steps = rates.map(({ from, amount }) => {
      if (rateBy === 'flat') return money(amount)
      return say.fromRate(rateBy === 'weight' ? say.weight(from) : money(from), money(amount))
    })
    return [...steps, ...(freeOver === null ? [] : [say.freeOver(money(freeOver))])].join('; ')
  }
  const rows = methods
    .map((method) => ({ ...method, _id: String(method.id) }))
    .filter(removal.isThere)
    .map(({ _id, ...method }) => ({
      key: _id,
      cells: [
        <span key="name" className="block">
          <span className="flex flex-wrap items-center gap-2">
            <strong className="font-semibold">{method.name}</strong>
            <Badge tone={method.on ? 'good' : 'plain'}>{method.on ? say.on : say.off}</Badge>
          </span>
          <span className="block text-[0.9375rem] text-ink-2">{say.days(method.daysFrom, method.daysTo)}</span>
        </span>,
        <span key="where" className="[overflow-wrap:break-word]">
          {whereOf(method)}
        </span>,
        costsOf(method),
        <span key="actions" className="inline-flex flex-wrap gap-2 md:justify-end xl:flex-nowrap xl:whitespace-nowrap">
          <Button
            look="line"
            small
            once
            aria-label={say.turn(method.name, method.on)}
            onClick={() => void turn(method)}
          >
            {method.on ? say.switchOff : say.switchOn}
          </Button>
          <Button look="line" small aria-label={say.change(method.name)} onClick={() => onChange(method)}>
            {say.edit}
          </Button>
          <Button
            look="danger"
            small
            aria-label={say.remove(method.name)}
            onClick={() => removal.ask({ ...method, _id })}
          >
            {say.delete}
          </Button>
        </span>,
      ],
    }))
  return (
    <>
      <Table label={say.methods} heads={HEADS} rows={rows} />
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={say.methodGoes}
        confirm={say.delete}
      />
    </>
  )
}
