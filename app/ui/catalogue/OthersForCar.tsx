import * as words from '#common/words'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { forCar } from '../../web/car/car-link.ts'
import type { ButtonLook } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'

type Props = ButtonLook & { type: { slug: string; name: string }; car: NamedVehicle; className?: string }

/** The way on from a part that does not fit: the parts of its type that fit the car. */
export function OthersForCar({ type, car, ...look }: Props) {
  return (
    <LinkButton to={forCar(new URLSearchParams({ category: type.slug }), car)} {...look}>
      {words.fit.page.others(type.name, car.label)}
    </LinkButton>
  )
}
