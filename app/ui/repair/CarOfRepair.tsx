import { useNavigate } from 'react-router'
import * as words from '#common/words'
import type { NamedVehicle, VehicleOption } from '#domain/vehicles/schema'
import { repairFor } from '../../web/repair-link.ts'
import { takeOrTell } from '../garage/take-or-tell.ts'
import { VehicleForm } from '../VehicleForm.tsx'

const say = words.repairs.car

type Props = { slug: string; makes: VehicleOption[]; isChosen: boolean; isUnknown: boolean }

/** Asks for the car of a repair; where there is one, another can be chosen. */
export function CarOfRepair({ slug, makes, isChosen, isUnknown }: Props) {
  const navigate = useNavigate()
  const choose = (car: NamedVehicle | null) => {
    if (!car) return
    takeOrTell(car)
    void navigate(repairFor(slug, car))
  }
  const form = <VehicleForm makes={makes} submit={say.submit} whole wide onChoose={choose} />
  if (isChosen)
    return (
      <details>
        <summary className="link inline-block min-h-9 cursor-pointer py-1">{say.other}</summary>
        <div className="mt-3 border border-hair bg-surface p-5">{form}</div>
      </details>
    )
  return (
    <section
      aria-labelledby="which-car"
      className="graph-paper border border-hair bg-surface p-[min(1.25rem,5vw)] sm:p-8"
    >
      <h2 id="which-car" className="mb-3 text-2xl">
        {isUnknown ? say.unknown : say.choose}
      </h2>
      {form}
    </section>
  )
}
