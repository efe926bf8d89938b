import * as words from '#common/words'
import { forAllCars, forCar } from '../../web/car/car-link.ts'
import { chosenOf, shortName, useGarage } from '../../web/car/garage.ts'
import { LinkButton } from '../LinkButton.tsx'

const say = words.shopList.nothing

/** Where a search that found nothing may go on: all parts, and those of the chosen car or the way to choose one. */
export function WaysOn() {
  const chosen = chosenOf(useGarage())
  return (
    <>
      <LinkButton to={chosen ? forAllCars(new URLSearchParams()) : '/shop'}>{say.all}</LinkButton>
      {chosen ? (
        <LinkButton to={forCar(new URLSearchParams(), chosen)} look="line">
          {say.forCar(shortName(chosen))}
        </LinkButton>
      ) : (
        <LinkButton to="/#vehicle" look="line">
          {say.chooseCar}
        </LinkButton>
      )}
    </>
  )
}
