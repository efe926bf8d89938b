import * as fit from './fit.ts'

type Way = { engineId: number | null; conditions: { kind: string; value: string }[] }
type Line = {
  fit: keyof typeof fit.mark
  reasons: string[]
  ways: (Way & { engine: string | null })[]
}

/** What an order's line says of its car: the mark, and why. */
export function line({ fit: answer, reasons, ways }: Line): { mark: string; why: string[] } {
  const name = (id: number) => ways.find(({ engineId }) => engineId === id)?.engine ?? ''
  const why =
    answer === 'maybe'
      ? fit.dependsOn({ answer: 'if', open: reasons, ways }, name)
      : answer === 'no'
        ? fit.reason({ answer: 'no', because: reasons })
        : answer === 'unknown'
          ? fit.reason({ answer: 'unknown', missing: reasons })
          : []
  return { mark: fit.mark[answer], why }
}

/** Beside a line whose buyer was asked first. */
export const knowingly = 'ordered all the same'

/** An order's line in one sentence: "2014 Volkswagen Golf: does not fit, not made for it: the model; ordered all the same". */
export function lineText(of: Line & { label: string; knows: boolean }): string {
  const { mark: said, why } = line(of)
  const isKnown = of.knows && (of.fit === 'no' || of.fit === 'maybe')
  const begun = said.charAt(0).toLowerCase() + said.slice(1)
  return `${of.label}: ${[begun, ...why].join(', ')}${isKnown ? `; ${knowingly}` : ''}`
}
