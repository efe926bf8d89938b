import { useEffect, useState } from 'react'
import type { CardFit, FitQuestion } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api } from '../api.ts'
import { type Line, type LineCar, lineCar } from './cart-cars.ts'

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

type Told = { fitOf: (line: Pick<Line, 'car'> & { part: { _id: string } }) => CardFit | undefined; isTold: boolean }

/** What the shop says of each line that names its car, once it is known. `isTold`: the shop has answered, or could not be asked. */
export function useLineFits(lines: readonly Pick<Line, 'part' | 'car'>[]): Told {
  const [told, setTold] = useState<ReadonlyMap<string, CardFit>>(new Map())
  const open = lines.flatMap(({ part, car }) => (car && !told.has(keyOf(part, car)) ? [{ part, car }] : []))
  const question = JSON.stringify(open)
  const [answered, setAnswered] = useState('[]')
  useEffect(() => {
    const asked = JSON.parse(question) as typeof open
    if (asked.length === 0) return undefined
    let isLeft = false
    const byCar = [...Map.groupBy(asked, ({ car }) => keyOf('', car)).values()]
    const answers = byCar.map(async (some) => {
      const { items: fits } = await ask([...new Set(some.map(({ part }) => part))], some[0]!.car)
      return fits.map((fit) => [keyOf(fit._id, some[0]!.car), fit] as const)
    })
    Promise.all(answers)
      .then(
        (pairs) => isLeft || setTold((before) => new Map([...before, ...pairs.flat()])),
        // Without an answer nothing is shown; the shop asks again when the order is placed.
        () => {},
      )
      .then(() => isLeft || setAnswered(question))
    return () => {
      isLeft = true
    }
  }, [question])
  return {
    fitOf: ({ part, car }) => (car ? told.get(keyOf(part._id, car)) : undefined),
    isTold: open.length === 0 || answered === question,
  }
}
