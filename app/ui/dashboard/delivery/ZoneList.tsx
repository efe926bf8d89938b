import { countryName, listed } from '#common/format'
import * as words from '#common/words'
import type { MethodRecord, ZoneRecord } from '#domain/delivery/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { useRemoval } from '../../use-removal.ts'
import { Table } from '../Table.tsx'

const say = words.delivery.admin
const HEADS = [{ label: say.heads.zone }, { label: say.heads.where }, { label: say.heads.actions, end: true }]
const MOST_NAMED = 6

type Props = { zones: readonly ZoneRecord[]; methods: readonly MethodRecord[]; onChange: (zone: ZoneRecord) => void }

/** The zones, in the order in which an address is looked for. */
export function ZoneList({ zones, methods, onChange }: Props) {
  const removal = useRemoval(async ({ id, name }: ZoneRecord & { _id: string }) => {
    await api('DELETE', '/delivery/zones/{id}', { path: { id: String(id) } })
    return say.deleted(name)
  })
  const rows = zones
    .map((zone) => ({ ...zone, _id: String(zone.id) }))
    .filter(removal.isThere)
    .map((zone) => ({
      key: zone._id,
      cells: [
        <strong key="name" className="font-semibold">
          {zone.name}
        </strong>,
        whereOf(zone),
        <span key="actions" className="inline-flex gap-2">
          <Button look="line" small aria-label={say.change(zone.name)} onClick={() => onChange(zone)}>
            {say.edit}
          </Button>
          <Button look="danger" small aria-label={say.remove(zone.name)} onClick={() => removal.ask(zone)}>
            {say.delete}
          </Button>
        </span>,
      ],
    }))
  const doomed = removal.doomed
  const count = methods.filter(({ zone }) => zone === doomed?.id).length
  return (
    <>
      <Table label={say.zones} heads={HEADS} rows={rows} />
      <ConfirmDialog
        {...removal.dialog}
        title={doomed?.name ?? ''}
        question={say.zoneGoes(count)}
        confirm={say.delete}
      />
    </>
  )
}

/** "United States: 995, 996" */
function whereOf({ countries, postcodes }: ZoneRecord): string {
  if (countries.includes('*')) return say.everywhere
  const named = countries.slice(0, MOST_NAMED).map(countryName)
  const rest = countries.length - named.length
  const where = rest > 0 ? say.andMore(named.join(', '), rest) : listed(named)
  return postcodes.length > 0 ? `${where}: ${postcodes.join(', ')}` : where
}
