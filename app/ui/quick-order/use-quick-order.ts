import { useEffect, useRef, useState } from 'react'
import type { QuickOrder } from '#domain/quick-order/schema'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { type LineCar, lineCar } from '../../web/cart/cart-cars.ts'
import { readVehicle, useVehicle } from '../../web/car/vehicle.ts'
import { onLeft } from '../../web/kept-in-tab.ts'
import { keepRows, readRows } from './kept-rows.ts'
import { isEmpty, newRow, type Row, rowOf } from './rows.ts'

type Asked = { text: string } | { lines: { number: string; quantity: number; note: string }[] }

const ask = (asked: Asked, car: LineCar | null): Promise<QuickOrder> =>
  api('POST', '/quick-order', {
    body: { ...asked, ...(car && { car: car.car, engine: car.engine, is: car.is ? [...car.is] : undefined }) },
    withoutToken: true,
  })

/** The car that is chosen now. What the page has drawn first knows none. */
function chosenNow(): LineCar | null {
  const vehicle = readVehicle()
  return vehicle && lineCar(vehicle)
}

/** Asks for the chosen car, and once more where another one was chosen meanwhile. */
async function askForChosen(asked: Asked): Promise<QuickOrder> {
  const car = chosenNow()
  const order = await ask(asked, car)
  return JSON.stringify(chosenNow()) === JSON.stringify(car) ? order : askForChosen(asked)
}

/** The last row is always an empty one, to type into. */
const withEmpty = (rows: Row[]): Row[] => {
  const last = rows.at(-1)
  return last && isEmpty(last) ? rows : [...rows, newRow()]
}

/** What was told for another car holds for this one no more. */
const unjudged = (row: Row): Row =>
  row.line ? { ...row, line: { ...row.line, parts: row.line.parts.map((part) => ({ ...part, fit: null })) } } : row

/** The rows of a quick order, and what is done with them; answers are for the chosen car. */
export function useQuickOrder({ text, order: given }: { text: string; order: QuickOrder | null }) {
  const vehicle = useVehicle()
  const car = vehicle && lineCar(vehicle)
  const [rows, setRows] = useState(() => withEmpty(given?.lines.map(rowOf) ?? []))
  const [setAside, setSetAside] = useState(given?.setAside ?? [])
  const [count, setCount] = useState(given?.lines.length ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState(0)
  const current = useRef(rows)
  current.current = rows

  const change = (make: (rows: Row[]) => Row[]) => setRows((before) => withEmpty(make(before)))
  const asking = async (asked: Asked): Promise<QuickOrder | null> => {
    setReading((count) => count + 1)
    setProblem(null)
    try {
      return await askForChosen(asked)
    } catch (error) {
      setProblem((error instanceof ApiProblem && Object.values(error.fields)[0]) || messageOf(error))
      return null
    } finally {
      setReading((count) => count - 1)
    }
  }

  /** Reads a pasted list, and puts its lines at the row into which it was pasted (`at`), or behind those that are there. */
  const read = async (text: string, at?: number): Promise<boolean> => {
    const order = await asking({ text })
    if (!order) return false
    setSetAside(order.setAside)
    setCount(order.lines.length)
    change((before) => {
      const fresh = order.lines.map(rowOf)
      const isThere = before.some(({ key }) => key === at)
      const rows = before.flatMap((row) => {
        if (row.key !== at) return isEmpty(row) ? [] : [row]
        if (!isEmpty(row)) return [row, ...fresh]
        // Its field keeps the focus.
        return fresh.map((one, n) => (n === 0 ? { ...one, key: row.key } : one))
      })
      return isThere ? rows : [...rows, ...fresh]
    })
    return true
  }
  /** Asks for a number that was typed or corrected. What was typed may hold several lines, and a quantity. */
  const correct = async (key: number, number: string) => {
    const typed = current.current.find((row) => row.key === key)?.number
    const order = number.trim() === '' ? null : await asking({ text: number })
    if (!order) return
    const lines =
      order.lines.length > 0 ? order.lines : (await asking({ lines: [{ number, quantity: 1, note: '' }] }))?.lines
    change((before) =>
      before.flatMap((row) => {
        // A late answer leaves alone what was typed meanwhile.
        if (row.key !== key || row.number !== typed || !lines) return [row]
        return lines.map((line, n) => {
          const fresh = rowOf(line)
          if (n > 0) return fresh
          const quantity = line.quantity === 1 ? row.quantity : fresh.quantity
          return { ...fresh, key, quantity, note: fresh.note || row.note }
        })
      }),
    )
  }

  // What was typed before in this tab comes back, its numbers asked for anew; the list of the address stands below it.
  const isBack = useRef(false)
  useEffect(() => {
    if (isBack.current) return keepRows(text, rows)
    isBack.current = true
    const { rows: kept, hasGiven } = readRows(text)
    if (kept.length === 0) return keepRows(text, rows)
    change((before) => [...kept, ...(hasGiven ? [] : before)])
    const lines = kept.map(({ number, note }) => ({ number, quantity: 1, note }))
    void asking({ lines }).then((order) => {
      const byKey = new Map(kept.map(({ key }, n) => [key, order?.lines[n]]))
      change((before) => before.map((row) => ({ ...row, line: row.line ?? byKey.get(row.key) ?? null })))
    })
    // oxlint-disable-next-line react/exhaustive-deps -- only the rows are kept
  }, [rows])

  // Who signs out, in another tab too, leaves nothing of the list to whoever uses this one next.
  useEffect(
    () =>
      onLeft(() => {
        setRows(withEmpty([]))
        setSetAside([])
        setCount(null)
        setProblem(null)
      }),
    [],
  )

  const carKey = JSON.stringify(car)
  const answeredFor = useRef('null')
  useEffect(() => {
    const asked = current.current.filter(({ line }) => line !== null)
    if (answeredFor.current === carKey) return
    answeredFor.current = carKey
    if (asked.length === 0) return
    change((before) => before.map(unjudged))
    const lines = asked.map(({ number, note }) => ({ number, quantity: 1, note }))
    void asking({ lines }).then((order) => {
      if (answeredFor.current !== carKey) return
      const byKey = new Map(asked.map(({ key }, n) => [key, order?.lines[n]]))
      change((before) => before.map((row) => ({ ...row, line: byKey.get(row.key) ?? row.line })))
    })
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked follows from the car alone
  }, [carKey])

  return { rows, change, read, correct, setAside, count, problem, isReading: reading > 0, car, vehicle }
}
