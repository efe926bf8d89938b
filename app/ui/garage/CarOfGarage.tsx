import { useState } from 'react'
import * as words from '#common/words'
import { readAnswer } from '#domain/fitment/schema'
import { useCartCars } from '../../web/cart/cart-cars.ts'
import { chooseCar, noteCar, removeCar } from '../../web/car/garage-changes.ts'
import { type GarageCar, shortName } from '../../web/car/garage.ts'
import { forCar } from '../../web/car/car-link.ts'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'
import { CarNotesForm } from './CarNotesForm.tsx'

const say = words.garage.page

/** A car of the garage: what its owner wrote of it, and what can be done with it. */
export function CarOfGarage({ car, isChosen }: { car: GarageCar; isChosen: boolean }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const { place, around } = useKeptFocus<HTMLElement>()
  const name = shortName(car)
  const isInCart = Object.values(useCartCars()).some((cars) => cars.some((one) => one.car === car.car))
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={name}
      {...around}
      className={`grid grid-cols-1 gap-3 border bg-surface p-[min(1.25rem,5vw)] ${isChosen ? 'border-signal' : 'border-hair'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-[min(100%,9rem)] flex-1">
          <h2 className="text-3xl">{name}</h2>
          <p className="text-ink-2">{car.label}</p>
        </div>
        {isChosen && (
          <p className="flex flex-none items-center gap-1 font-semibold text-signal">
            <Icon name="check" />
            {say.chosen}
          </p>
        )}
      </div>
      {(car.unsent === 'no-room' || car.unsent === 'refused') && <Note tone="warn">{say.onlyHere[car.unsent]}</Note>}
      {car.note && <p className="whitespace-pre-line">{car.note}</p>}
      {car.mileage !== undefined && <p className="tabular">{say.mileageIs(car.mileage)}</p>}
      {car.vin && <p className="font-mono text-[0.9375rem]">{say.vinEnds(car.vin.slice(-6))}</p>}
      <Answers car={car} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={forCar(new URLSearchParams(), car)} rel="nofollow" look="signal" small>
          {say.parts}
        </LinkButton>
        <LinkButton to={`/dashboard/order?car=${car.car}`} look="line" small className="signed-in">
          {say.orders}
        </LinkButton>
        {!isChosen && (
          <Button look="line" small onClick={() => chooseCar(car.id)}>
            {say.choose}
          </Button>
        )}
        <Button look="line" small onClick={() => setOpen('change')}>
          {say.change}
        </Button>
        <Button look="danger" small onClick={() => setOpen('remove')}>
          {say.remove}
        </Button>
      </div>
      <Dialog open={open === 'change'} onClose={close} title={name}>
        <CarNotesForm car={car} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={name}
        question={[say.sure(name), ...(isInCart ? [say.cartStays] : [])].join(' ')}
        confirm={say.remove}
        onConfirm={() => removeCar(car.id)}
        onClose={close}
      />
    </article>
  )
}

/** What its owner said of a car when a part's fit depended on it; each answer can be taken back. */
function Answers({ car }: { car: GarageCar }) {
  const { is = [] } = car
  if (is.length === 0) return null
  const said = (text: string) => {
    const answer = readAnswer(text)
    return answer ? words.fit.allOf([answer]) : text
  }
  return (
    <div>
      <h3 className="label text-ink-2">{say.answers}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {is.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="flex min-h-9 items-center gap-1.5 border border-edge px-2.5 text-[0.9375rem] hover:border-signal hover:text-signal"
              aria-label={say.forget(said(text))}
              onClick={() => noteCar(car.id, { is: is.filter((one) => one !== text) })}
            >
              {said(text)}
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
