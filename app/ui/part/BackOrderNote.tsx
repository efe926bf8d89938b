import { FEW } from '#common/constants'
import { dayInUtc } from '#common/format'
import { part as words } from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'

const say = words.backOrder

/** When more of a part comes that can be ordered beyond its stock; nothing while plenty of it is there. */
export function BackOrderNote({ part: { stock, backOrder } }: { part: Pick<PartDetail, 'stock' | 'backOrder'> }) {
  if (!backOrder || stock === null || stock > FEW) return null
  const when = backOrder.on ? say.on(dayInUtc(backOrder.on)) : say.days(backOrder.days!)
  return <p className="text-[0.9375rem]">{stock === 0 ? say.none(when) : say.more(stock, when)}</p>
}
