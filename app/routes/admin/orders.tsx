import { useSearchParams } from 'react-router'
import { adminOrders, nothing } from '#common/words'
import type { State } from '#domain/orders/schema'
import { Button } from '../../ui/Button.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { STATE_WORDS } from '../../ui/order/order-words.ts'
import { AdminOrder } from '../../ui/dashboard/orders/AdminOrder.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { SearchForm } from '../../ui/dashboard/SearchForm.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { apiFile, apiPage } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { downloadFile, sheetOf } from '../../web/files/download-file.ts'
import type { Route } from './+types/orders'
import { useAction } from '../../ui/use-action.ts'

const say = adminOrders.list
const STATES = Object.entries(STATE_WORDS).map(([value, { label }]) => ({ value, label }))

/** What the page's address asks for; the API refuses a state that is none. */
const queryOf = (params: URLSearchParams) => ({ q: params.get('q'), state: params.get('state') as State | null })

export const clientLoader = adminOnly(({ url: { searchParams } }) =>
  apiPage('/orders/all', { query: { ...queryOf(searchParams), cursor: searchParams.get('cursor') } }),
)

export default function Orders({ loaderData: { items, next } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { busy, run } = useAction()
  const download = () =>
    run(async () => {
      downloadFile(sheetOf(await apiFile('/orders/all.csv', { query: queryOf(params) })), 'orders.csv')
    })
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <Button look="line" busy={busy} onClick={download}>
          {say.csv}
        </Button>
      </PageHead>
      <SearchForm label={say.find} placeholder={say.findHint}>
        <div className="w-52">
          <Select
            label={say.state}
            name="state"
            empty={say.all}
            options={STATES}
            defaultValue={params.get('state') ?? ''}
          />
        </div>
      </SearchForm>
      {items.length === 0 ? (
        <NoOrder isSought={Boolean(params.get('q') || params.get('state') || params.get('cursor'))} />
      ) : (
        <div className="grid gap-2">
          {items.map((order) => (
            <AdminOrder key={order._id} order={order} />
          ))}
        </div>
      )}
      <NextPage next={next} />
    </>
  )
}

const NoOrder = ({ isSought }: { isSought: boolean }) =>
  isSought ? (
    <EmptyState title={nothing.found.order}>{nothing.found.orderHow}</EmptyState>
  ) : (
    <EmptyState title={nothing.yet.order}>{nothing.yet.orderHow}</EmptyState>
  )
