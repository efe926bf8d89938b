import { useEffect, useState } from 'react'
import type { CardFit, FitQuestion } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api } from './api.ts'
import { type LineCar, lineCar } from './cart-cars.ts'
import type { CartLine } from './cart-lines.ts'

const ask = (parts: string[], { car, engine, is }: LineCar) =>
  api('GET', '/fits', { query: { part: parts, car, engine: engine?.toString(), is } })

/** Whether a part fits a car, and what to ask where that is open; null where it cannot be told now. */
export async function fitFor(
  part: string,
  car: NamedVehicle,
): Promise<{ fit: CardFit; question: FitQuestion | null } | null> {
  const { items, question } = await ask([part], lineCar(car)).catch(() => ({ items: [], question: null }))
  return items[0] ? { fit: items[0], question } : null
}

const keyOf = (part: string, { car, engine, is }: LineCar) => JSON.stringify([part, car, engine, is])

/** What the shop says of each line that names its car, once it is known. */
export function useLineFits(lines: readonly CartLine[]): (line: CartLine) => CardFit | undefined {
  const [told, setTold] = useState<ReadonlyMap<string, CardFit>>(new Map())
  const open = lines.flatMap(({ part, car }) =>
    car && !told.has(keyOf(part._id, car)) ? [{ part: part._id, car }] : [],
  )
  const question = JSON.stringify(open)
  useEffect(() => {
    const asked = JSON.parse(question) as typeof open
    if (asked.length === 0) return undefined
    let isLeft = false
    const byCar = [...Map.groupBy(asked, ({ car }) => keyOf('', car)).values()]
    const answers = byCar.map(async (some) => {
      const { items: fits } = await ask([...new Set(some.map(({ part }) => part))], some[0]!.car)
      return fits.map((fit) => [keyOf(fit._id, some[0]!.car), fit] as const)
    })
    Promise.all(answers).then(
      (pairs) => isLeft || setTold((before) => new Map([...before, ...pairs.flat()])),
      // Without an answer nothing is shown; the shop asks again when the order is placed.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [question])
  return ({ part, car }) => (car ? told.get(keyOf(part._id, car)) : undefined)
}
