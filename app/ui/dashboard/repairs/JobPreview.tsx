import { useState } from 'react'
import * as words from '#common/words'
import type { RepairInput } from '#domain/repairs/schema'
import type { NamedVehicle } from '#domain/vehicles/schema'
import { api } from '../../../web/api.ts'
import type { Answer } from '../../../web/api-types.ts'
import { useMoney } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { stepName } from '../../repair/step-name.ts'
import { StepsWithout } from '../../repair/StepsWithout.tsx'
import { useActionHere } from '../../use-action.ts'
import { VehicleForm } from '../../VehicleForm.tsx'

const say = words.repairs
const { preview } = words.repairEditor

type Plan = Answer<'POST', '/repair-jobs/preview'>
type Asked = { car: number; engine?: string; is: string[]; label: string }
type Props = {
  /** The steps as they stand in the form; undefined: something of them is wrong. */
  read: () => RepairInput['steps'] | undefined
  /** Shows in the form what is wrong. */
  check: () => Promise<boolean>
}

/** What the steps take for a car, before they are saved: the parts of each price level, and what is asked. */
export function JobPreview({ read, check }: Props) {
  const [shown, setShown] = useState<{ asked: Asked; plan: Plan } | null>(null)
  const { problem, setProblem, run } = useActionHere()
  const show = async (asked: Asked) => {
    const steps = read()
    if (!steps) {
      void check()
      return setProblem(preview.wrong)
    }
    const { label: _label, ...car } = asked
    await run(async () =>
      setShown({ asked, plan: await api('POST', '/repair-jobs/preview', { body: { steps, ...car } }) }),
    )
  }
  const choose = (car: NamedVehicle | null) => {
    if (car) void show({ car: car.car, engine: car.engineId?.toString(), is: [], label: car.label })
  }
  const answered = ({ name, value }: NonNullable<Plan['question']>['choices'][number]) => {
    const { asked } = shown!
    void show(name === 'engine' ? { ...asked, engine: value } : { ...asked, is: [...asked.is, value] })
  }
  return (
    <div className="grid gap-6">
      <VehicleForm submit={say.car.submit} whole wide onChoose={choose} />
      <Problem text={problem} />
      {shown && (
        <section aria-label={say.forCar(preview.label, shown.asked.label)} className="grid gap-6" aria-live="polite">
          {shown.plan.question && (
            <div className="grid gap-2 border-l-4 border-warn bg-warn-wash px-4 py-3">
              <p className="font-semibold">{shown.plan.question.text}</p>
              <div className="flex flex-wrap gap-2">
                {shown.plan.question.choices.map((choice) => (
                  <Button key={choice.value} look="line" small onClick={() => answered(choice)}>
                    {choice.label}
                  </Button>
                ))}
              </div>
            </div>
          )}
          <Levels plan={shown.plan} />
          <StepsWithout steps={shown.plan.steps} hasCar hasQuestion={shown.plan.question !== null} />
        </section>
      )}
    </div>
  )
}

function Levels({ plan: { steps, levels } }: { plan: Plan }) {
  const money = useMoney()
  if (levels.length === 0)
    return <p>{steps[0]!.state === 'open' ? say.answerFirst : say.nothing(stepName(steps[0]!))}</p>
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {levels.map(({ level, total, lines }) => (
        <section key={level} aria-label={say.levels[level]} className="border border-edge bg-surface p-4">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
            {say.levels[level]} <span className="tabular">{money(total)}</span>
          </h3>
          <ul className="mt-2 divide-y divide-hair">
            {lines.map(({ step, part, quantity, isThere }) => (
              <li key={step} className="py-1.5 text-[0.9375rem]">
                {say.pieces(quantity)} {part.name}
                <span className="block text-ink-2">
                  {[part.brand.name, money(part.price), isThere ? null : preview.notThere].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
