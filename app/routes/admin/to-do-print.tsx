import { toDo } from '#common/words'
import { PickList } from '../../ui/dashboard/to-do/PickList.tsx'
import { Slips } from '../../ui/dashboard/to-do/Slips.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { readOrders } from '../../ui/dashboard/to-do/read-orders.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/to-do-print'

const say = toDo.print

export const clientLoader = adminOnly(async ({ url: { searchParams } }) => {
  const numbers = (searchParams.get('orders') ?? '').split(',').filter(Boolean)
  const place = Number(searchParams.get('place')) || undefined
  return {
    items: await readOrders(numbers),
    place,
    show: searchParams.get('show') === 'slips' ? ('slips' as const) : ('pick' as const),
  }
})

/** A page to print: what to fetch from the shelves, or a slip for each parcel. */
export default function ToDoPrint({ loaderData: { items, place, show } }: Route.ComponentProps) {
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
      {show === 'slips' ? <Slips orders={items} place={place} /> : <PickList orders={items} place={place} />}
    </>
  )
}
