import { type ReactNode, useId } from 'react'
import * as words from '#common/words'
import { Sketch } from './Sketch.tsx'

type Props = { question: { key: string; text: string; how: string | null }; note?: string; children: ReactNode }

/** A question about the car: what is asked, how to tell at the car, a drawing of where; `children` take the answer. */
export function CarQuestion({ question: { key, text, how }, note, children }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p id={id} className="font-semibold">
          {text}
        </p>
        {how && <p className="text-ink-2">{how}</p>}
        <div className="mt-2 flex flex-wrap items-end gap-2">{children}</div>
        {note && <p className="mt-2 text-[0.9375rem] text-ink-2">{note}</p>}
      </div>
      <Sketch of={words.atCar.sketchOf(key)} className="flex-none border border-hair bg-surface p-1" />
    </div>
  )
}
