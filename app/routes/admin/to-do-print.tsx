import { toDo } from '#common/words'
import { PickList } from '../../ui/dashboard/to-do/PickList.tsx'
import { Slips } from '../../ui/dashboard/to-do/Slips.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { useNamedOrders } from '../../ui/dashboard/to-do/use-named-orders.ts'
import { Loading } from '../../ui/Loading.tsx'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/to-do-print'

const say = toDo.print

export const clientLoader = adminOnly(({ url: { searchParams } }) => ({
  place: Number(searchParams.get('place')) || undefined,
  show: searchParams.get('show') === 'slips' ? ('slips' as const) : ('pick' as const),
}))

/** A page to print: what to fetch from the shelves, or a slip for each parcel. */
export default function ToDoPrint({ loaderData: { place, show } }: Route.ComponentProps) {
  const orders = useNamedOrders()
  if (!orders) return <Loading />
  return (
    <>
      <div className={show === 'slips' ? 'print:hidden' : ''}>
        <PageHead
          title={show === 'slips' ? say.slips : say.pick}
          intro={show === 'slips' ? say.slipsIntro : say.pickIntro}
        >
          <Button look="signal" onClick={() => print()}>
            {say.button}
          </Button>
        </PageHead>
      </div>
      {show === 'slips' ? <Slips orders={orders} place={place} /> : <PickList orders={orders} place={place} />}
    </>
  )
}
