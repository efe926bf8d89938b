import { Suspense, useState } from 'react'
import * as words from '#common/words'
import { chooseCar } from '../../web/car/garage-changes.ts'
import { type GarageCar, shortName, useGarage } from '../../web/car/garage.ts'
import { Icon } from '../Icon.tsx'
import { takeOrTell } from './take-or-tell.ts'
import { PageLink } from '../PageLink.tsx'
import { useListOf } from './use-list-of.ts'
import { CarDialog } from './lazy-car-dialog.ts'

const say = words.garage.menu
const ROW = 'flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken'

/** The cars of this garage, one of which is chosen, and all cars; a press chooses, and the list that is open follows. */
export function CarMenu({ id, onDone }: { id: string; onDone: () => void }) {
  const { cars, chosen } = useGarage()
  const [adding, setAdding] = useState(false)
  const showList = useListOf()
  const choose = (car: GarageCar | null) => {
    chooseCar(car?.id ?? null)
    showList(car)
    onDone()
  }
  return (
    <section
      id={id}
      aria-label={say.title}
      className="absolute inset-x-0 top-full z-40 max-h-[75dvh] overflow-y-auto border border-ink bg-surface py-1 shadow-xl sm:right-4 sm:left-auto sm:w-96"
    >
      {cars.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">{say.none}</p>
      ) : (
        <ul aria-label={say.title}>
          {cars.map((car) => (
            <li key={car.id}>
              <Row isChosen={car.id === chosen} onPress={() => choose(car)} name={shortName(car)} more={car.label} />
            </li>
          ))}
          <li className="border-t border-hair">
            <Row isChosen={chosen === null} onPress={() => choose(null)} name={words.garage.allCars} more={say.all} />
          </li>
        </ul>
      )}
      <div className="border-t border-hair">
        <button type="button" className={`${ROW} font-semibold`} onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {say.add}
        </button>
        <PageLink to="/garage" className={`${ROW} font-semibold`}>
          <Icon name="car" />
          {say.page}
        </PageLink>
      </div>
      {adding && (
        <Suspense>
          <CarDialog
            title={say.add}
            submit={say.addThis}
            empty
            onClose={onDone}
            onChoose={(car) => {
              const isTaken = takeOrTell(car)
              if (isTaken) showList(car)
              return isTaken
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

type RowProps = { isChosen: boolean; onPress: () => void; name: string; more: string }

function Row({ isChosen, onPress, name, more }: RowProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={ROW} onClick={onPress}>
      <Icon name="check" className={`size-5 text-signal ${isChosen ? '' : 'invisible'}`} />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block text-[0.9375rem] text-ink-2">{more}</span>
      </span>
    </button>
  )
}
