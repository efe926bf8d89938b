import type { CardFit, Fit } from '../schema.ts'

const KINDS = { fits: 'yes', if: 'maybe', no: 'no', unknown: 'unknown' } as const

/** An answer of the rule as lists, carts and orders tell it; `reasons`: the codes of what is open, excludes it or is not known. */
export function cardFitOf(fit: Fit): Pick<CardFit, 'fit' | 'reasons'> {
  const isUniversal = fit.answer === 'fits' && fit.by === 'universal'
  return { fit: isUniversal ? 'universal' : KINDS[fit.answer], reasons: reasonsOf(fit) }
}

function reasonsOf(fit: Fit): string[] {
  if (fit.answer === 'if') return fit.open
  return fit.answer === 'no' ? fit.because : fit.answer === 'unknown' ? fit.missing : []
}
