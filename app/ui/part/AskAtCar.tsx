import type { FitQuestion } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { takeCar } from '../../web/garage.ts'
import { vehicleLabel } from '../../web/vehicle.ts'
import { Button } from '../Button.tsx'

type Choice = FitQuestion['choices'][number]

/** The car with what its owner says: one answer for each property, an engine once. */
function answered(vehicle: NamedVehicle, { key, choices }: FitQuestion, { name, value, label }: Choice): NamedVehicle {
  if (name === 'engine') {
    const known = { ...vehicle, engine: label, engineId: Number(value) }
    return { ...known, label: vehicleLabel(known) }
  }
  const others = vehicle.is?.filter(
    (one) => !one.startsWith(`${key}:`) && !choices.some((choice) => choice.value === one),
  )
  return { ...vehicle, is: [...(others ?? []), value] }
}

/** A question that can be answered at the car; the answer stays with the car that this browser remembers. */
export function AskAtCar({ question, vehicle }: { question: FitQuestion; vehicle: NamedVehicle }) {
  if (question.choices.length === 0) return null
  return (
    <fieldset className="with-script mt-2">
      <legend className="font-semibold">{question.text}</legend>
      {question.how && <p className="text-ink-2">{question.how}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {question.choices.map((choice) => (
          <Button key={choice.value} look="line" small onClick={() => takeCar(answered(vehicle, question, choice))}>
            {choice.label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
