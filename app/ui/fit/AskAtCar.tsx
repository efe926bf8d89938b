import { type SubmitEvent, useState } from 'react'
import { type FitQuestion, readTyped, type TypedProblem } from '#domain/fitment/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { takeCar } from '../../web/car/garage-changes.ts'
import { vehicleLabel } from '../../web/car/vehicle.ts'
import { withSaid } from '../../web/car/car-link.ts'
import { Button } from '../Button.tsx'
import { CarQuestion } from './CarQuestion.tsx'
import { isAnswerable, isTyped, TypedFields } from './TypedFields.tsx'

type Choice = FitQuestion['choices'][number]

/** The car with what its owner says: one answer for each property, an engine once. */
function answered(vehicle: NamedVehicle, question: FitQuestion, { name, value, label }: Choice): NamedVehicle {
  if (name === 'is') return { ...vehicle, is: withSaid(vehicle.is ?? [], question, value) }
  const known = { ...vehicle, engine: label, engineId: Number(value) }
  return { ...known, label: vehicleLabel(known) }
}

type Props = { question: FitQuestion; vehicle: NamedVehicle; onAnswer?: (car: NamedVehicle) => void }

/** A question that can be answered at the car; unless told otherwise, this browser remembers the answer with it. */
export function AskAtCar({ question, vehicle, onAnswer = takeCar }: Props) {
  if (!isAnswerable(question)) return null
  return (
    <div className="with-script mt-3">
      <CarQuestion question={question}>
        {isTyped(question) ? (
          <TypeAnswer question={question} vehicle={vehicle} onAnswer={onAnswer} />
        ) : (
          question.choices.map((choice) => (
            <Button key={choice.value} look="line" small onClick={() => onAnswer(answered(vehicle, question, choice))}>
              {choice.label}
            </Button>
          ))
        )}
      </CarQuestion>
    </div>
  )
}

function TypeAnswer({ question, vehicle, onAnswer }: Required<Props>) {
  const [problem, setProblem] = useState<TypedProblem | null>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => fields.get(name)?.toString()
    const read = readTyped({ made: text('made'), month: text('month'), chassis: text('chassis') }, vehicle.year)
    if (read && 'is' in read) onAnswer({ ...vehicle, is: withSaid(vehicle.is ?? [], question, read.is) })
    else setProblem(read?.problem ?? null)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TypedFields question={question} problem={problem} />
    </form>
  )
}
