import { toDo as words } from '#common/words'
import type { OrderToDo, ToDo } from '#domain/fulfilment/schema'
import { apiFile } from '../../../web/api.ts'
import { downloadFile } from '../../../web/files/download-file.ts'
import { Button } from '../../Button.tsx'
import { LinkButton } from '../../LinkButton.tsx'
import { labelFiles } from './label-files.ts'
import { buyLabel, deliver, handOver, packAll, parcelsIn, sellsLabel, sendAll } from './moves.ts'
import { nameOrders } from './use-named-orders.ts'
import { useAction } from '../../use-action.ts'
import { gramsTyped, type Typed } from './typed.ts'

type Run = (
  what: words.Deed,
  orders: readonly OrderToDo[],
  work: (order: OrderToDo) => Promise<unknown>,
) => Promise<void>
type Props = {
  list: ToDo
  place: number | undefined
  chosen: readonly OrderToDo[]
  typed: () => Typed
  busy: boolean
  run: Run
}

/** Whether anything is done with several orders of a list at once; else none is chosen there. */
export const hasDeeds = (list: ToDo): boolean => ['pick', 'send', 'collect', 'under-way'].includes(list)

/** What is done with all chosen orders at once. */
export function BatchBar({ list, place, chosen, typed, busy, run }: Props) {
  const all = (
    what: words.Deed,
    work: (order: OrderToDo) => Promise<unknown>,
    { look = 'ink', orders = chosen }: { look?: 'ink' | 'line'; orders?: readonly OrderToDo[] } = {},
  ) => (
    <Button look={look} busy={busy} disabled={orders.length === 0} onClick={() => run(what, orders, work)}>
      {words.batch.button(what, orders.length)}
    </Button>
  )
  const each =
    (state: 'packed' | 'sent', work: (parcel: NonNullable<OrderToDo['parcels']>[number]) => Promise<unknown>) =>
    async (order: OrderToDo) => {
      for (const parcel of parcelsIn(order, state, place)) await work(parcel)
    }
  const unlabelled = (order: OrderToDo) =>
    parcelsIn(order, 'packed', place).filter((parcel) => sellsLabel(order, parcel))
  const toLabel = chosen.filter((order) => unlabelled(order).length > 0)
  const buyLabels = async (order: OrderToDo) => {
    for (const parcel of unlabelled(order)) await buyLabel(parcel, gramsTyped(typed(), parcel))
  }
  return (
    <>
      {list === 'pick' && (
        <>
          <PrintLink show="pick" place={place} orders={chosen}>
            {words.batch.pickList}
          </PrintLink>
          {all('packed', (order) => packAll(order, typed(), place))}
        </>
      )}
      {list === 'send' && (
        <>
          <PrintLink show="slips" place={place} orders={chosen}>
            {words.batch.slips}
          </PrintLink>
          {toLabel.length > 0 && all('labelled', buyLabels, { look: 'line', orders: toLabel })}
          <LabelsButton orders={chosen} place={place} />
          {all('sent', (order) => sendAll(order, typed(), place))}
        </>
      )}
      {list === 'collect' && all('handedOver', each('packed', handOver))}
      {list === 'under-way' && all('arrived', each('sent', deliver))}
    </>
  )
}

type PrintProps = { show: 'pick' | 'slips'; place: number | undefined; orders: readonly OrderToDo[]; children: string }

/** The way to a page to print of these orders. No server refuses its address for its length: it does not see their numbers. */
export function PrintLink({ show, place, orders, children }: PrintProps) {
  const at = place === undefined ? '' : `&place=${place}`
  if (orders.length === 0)
    return (
      <Button look="line" disabled>
        {children}
      </Button>
    )
  return (
    <LinkButton look="line" to={`/dashboard/toDo/print?show=${show}${at}#${nameOrders(orders)}`}>
      {children}
    </LinkButton>
  )
}

/** The bought labels of these orders' parcels in files of 100, only of those at a place where one is named; nothing where there is none. */
export function LabelsButton({ orders, place }: { orders: readonly OrderToDo[]; place: number | undefined }) {
  const { busy, run } = useAction()
  const ids = orders.flatMap((order) =>
    [...parcelsIn(order, 'packed', place), ...parcelsIn(order, 'sent', place)].flatMap(({ _id, labelled }) =>
      labelled ? [_id] : [],
    ),
  )
  if (ids.length === 0) return null
  const print = () =>
    run(async () => {
      for (const { name, id } of labelFiles(ids)) {
        downloadFile(await apiFile('/parcels/labels.pdf', { query: { id } }), name)
      }
    })
  return (
    <Button look="line" busy={busy} onClick={print}>
      {words.batch.printLabels(ids.length)}
    </Button>
  )
}
