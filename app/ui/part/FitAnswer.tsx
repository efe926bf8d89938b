import type { ReactNode } from 'react'
import type { Fits } from '../../web/fits.ts'
import { Note } from '../Note.tsx'

const SAID = {
  yes: { tone: 'good', text: 'Fits' },
  universal: { tone: 'good', text: 'Fits' },
  maybe: { tone: 'warn', text: 'May fit' },
  no: { tone: 'bad', text: 'Does not fit' },
} as const

type Props = Fits & { part: string; car: string; children: ReactNode }

/** Whether a part fits the chosen car, why not for sure, or why it cannot be told. */
export function FitAnswer({ fits, problem, part, car, children }: Props) {
  if (!fits)
    return (
      <Note>
        <strong className="block">Does it fit your {car}?</strong>
        {children}
      </Note>
    )
  const fit = fits[part]
  if (!fit)
    return (
      <Note live>
        <strong className="block">
          {problem ?? `We do not know the ${car}. Choose it again, or look at the fitment table below.`}
        </strong>
        {children}
      </Note>
    )
  if (fit.fit === 'unknown')
    return (
      <Note tone="warn" live>
        <strong className="block">We do not know whether it fits your {car}</strong>
        <span className="block">
          No list of vehicles came with this part: compare its numbers with those of your old one.
        </span>
        {children}
      </Note>
    )
  const { tone, text } = SAID[fit.fit]
  return (
    <Note tone={tone} live>
      <strong className="block">
        {text} your {car}
      </strong>
      {fit.why.map((reason) => (
        <span key={reason} className="block first-letter:uppercase">
          {reason}.
        </span>
      ))}
      {children}
    </Note>
  )
}
