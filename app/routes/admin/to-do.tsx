import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toDo as words } from '#common/words'
import type { OrderToDo, ToDo } from '#domain/fulfilment/schema'
import type { Parcel } from '#domain/orders/schema'
import { BatchBar, hasDeeds, LabelsButton, PrintLink } from '../../ui/dashboard/to-do/BatchBar.tsx'
import { BatchReport } from '../../ui/dashboard/to-do/BatchReport.tsx'
import { OrderRow } from '../../ui/dashboard/to-do/OrderRow.tsx'
import { parcelsIn } from '../../ui/dashboard/to-do/moves.ts'
import { ScanField } from '../../ui/dashboard/to-do/ScanField.tsx'
import { TellTyped, useTyped } from '../../ui/dashboard/to-do/typed.ts'
import { useBatch } from '../../ui/dashboard/to-do/use-batch.ts'
import { MOST, readList } from '../../ui/dashboard/to-do/read-orders.ts'
import { useOrders } from '../../ui/dashboard/to-do/use-orders.ts'
import { moveByKeys } from '../../ui/dashboard/to-do/move-by-keys.ts'
import { useRowFocus } from '../../ui/dashboard/to-do/use-row-focus.ts'
import { ChooseAll } from '../../ui/dashboard/ChooseAll.tsx'
import { NextPage, useIsPaged } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Tabs } from '../../ui/dashboard/Tabs.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/to-do'

const say = words.page
const LISTS = Object.keys(words.lists) as ToDo[]

/** In which state parcels are that an order is on a list for. */
const stateOn: Partial<Record<ToDo, Parcel['state']>> = {
  send: 'packed',
  collect: 'packed',
  'under-way': 'sent',
  'came-back': 'sent',
  lost: 'lost',
}

const listOf = (params: URLSearchParams): ToDo => LISTS.find((list) => list === params.get('show')) ?? 'pick'

export const clientLoader = adminOnly(async ({ url: { searchParams } }) => {
  const list = listOf(searchParams)
  const place = Number(searchParams.get('place')) || undefined
  const query = { list, place, cursor: searchParams.get('cursor') }
  const code = searchParams.get('order')
  const [page, counts, places, opened] = await Promise.all([
    api('GET', '/to-do', { query: { number: [], ...query } }),
    api('GET', '/to-do/counts', { query: { place } }),
    api('GET', '/places'),
    code ? api('GET', '/to-do/{code}', { path: { code } }) : null,
  ])
  return { ...page, list, place, opened, counts, places: places.items.filter(({ closed }) => !closed) }
})

export default function WhatToDo({ loaderData }: Route.ComponentProps) {
  const { items, next, list, place, opened, counts, places } = loaderData
  const { revalidate } = useRevalidator()
  const forms = useTyped()
  const [open, setOpen] = useState<string | null>(null)
  const toggle = (id: string) => setOpen((before) => (before === id ? null : id))
  const selection = useOrders(`${list} ${place ?? ''}`, items, () => readList(list, place))
  const onPage = useIsPaged(next) && !selection.isWhole
  const total = counts[list] ?? 0
  const ofRows = useRowFocus()
  const { around } = useKeptFocus()
  const { batch, run, busy, close } = useBatch(async (failed) => {
    selection.choose(failed)
    await revalidate()
  })
  const address = (show: ToDo, at: number | undefined) => `?show=${show}${at === undefined ? '' : `&place=${at}`}`
  const lists = LISTS.filter((one) => one === list || one === 'pick' || one === 'send' || (counts[one] ?? 0) > 0)
  return (
    <TellTyped value={forms.tell}>
      <PageHead title={say.title} intro={say.intro} />
      <ScanField opened={opened} place={places.find(({ id }) => id === place)} forms={forms} onChanged={revalidate} />
      <Tabs
        label={say.lists}
        tabs={lists.map((one) => ({
          to: address(one, place),
          label: words.tab(words.lists[one].label, counts[one] ?? 0),
          here: one === list,
        }))}
      />
      {places.length > 1 && (
        <Tabs
          label={say.places}
          tabs={[{ id: undefined, name: say.allPlaces }, ...places].map(({ id, name }) => ({
            to: address(list, id),
            label: name,
            here: id === place,
          }))}
        />
      )}
      {batch && (
        <BatchReport batch={batch} onClose={close}>
          <Follow what={batch.what} orders={batch.all} place={place} />
        </BatchReport>
      )}
      {items.length === 0 ? (
        <EmptyState title={words.lists[list].empty}>{words.lists[list].about}</EmptyState>
      ) : (
        <div {...around} onKeyDown={moveByKeys(toggle)}>
          {list !== 'pick' && list !== 'send' && <p className="mb-4 text-ink-2">{words.lists[list].about}</p>}
          {hasDeeds(list) && (
            <ChooseAll of={selection} busy={busy || selection.reads} paged={onPage}>
              {onPage && selection.isAll && (
                <Button look="quiet" busy={selection.reads} waits={busy} onClick={selection.chooseList}>
                  {total > MOST ? say.chooseOldest(MOST, total) : say.chooseAll(total)}
                </Button>
              )}
              <BatchBar list={list} place={place} chosen={selection.chosen} typed={forms.now} busy={busy} run={run} />
            </ChooseAll>
          )}
          <ul {...ofRows} className="grid gap-2" aria-label={words.lists[list].label}>
            {items.map((order) => (
              <OrderRow
                key={order._id}
                order={order}
                parcels={stateOn[list] && parcelsIn(order, stateOn[list], place).filter(({ replaced }) => !replaced)}
                {...(hasDeeds(list) && {
                  chosen: selection.isChosen(order._id),
                  onChoose: () => selection.toggle(order._id),
                })}
                open={open === order._id}
                onOpen={() => toggle(order._id)}
                onChanged={revalidate}
              />
            ))}
          </ul>
          {hasDeeds(list) && <p className="mt-3 text-[0.9375rem] text-ink-2 max-sm:hidden print:hidden">{say.keys}</p>}
        </div>
      )}
      <NextPage next={next} />
    </TellTyped>
  )
}

/** What follows for orders that were just packed or sent. */
function Follow({ what, ...those }: { what: string; orders: readonly OrderToDo[]; place: number | undefined }) {
  if (what !== 'packed') return <LabelsButton {...those} />
  return (
    <PrintLink show="slips" {...those}>
      {words.print.slips}
    </PrintLink>
  )
}
