import * as fit from './fit.ts'

type Kind = keyof typeof fit.mark
type Way = { engineId: number | null; conditions: { kind: string; value: string }[] }
type Line = { fit: Kind; reasons: string[]; ways: (Way & { engine: string | null })[] }

/** Why an order's line fits its car or not, from what the line keeps. */
export function whyOf({ fit: answer, reasons, ways }: Line): string[] {
  const name = (id: number) => ways.find(({ engineId }) => engineId === id)?.engine ?? ''
  if (answer === 'maybe') return fit.dependsOn({ answer: 'if', open: reasons, ways }, name)
  if (answer === 'no') return fit.reason({ answer: 'no', because: reasons })
  return answer === 'unknown' ? fit.reason({ answer: 'unknown', missing: reasons }) : []
}

type Told = { label: string; fit: Kind; why: string[]; knows: boolean }

/** What their buyer knows of lines that do not fit, and of those that depend on something open. */
const KNOWN: Partial<Record<Kind, string>> = { no: '; bought anyway', maybe: '; checked before buying' }

/** For which car a line is, and whether it fits: "2014 Volkswagen Golf: does not fit, made for another model; bought anyway". */
export function sentence({ label, fit: answer, why, knows }: Told): string {
  const said = fit.mark[answer]
  const begun = said.charAt(0).toLowerCase() + said.slice(1)
  return `${label}: ${[begun, ...why].join(', ')}${(knows && KNOWN[answer]) || ''}`
}

/** The same of an order's line. */
export const lineText = (of: Line & { label: string; knows: boolean }): string => sentence({ ...of, why: whyOf(of) })

/** Before a part that does not fit, or depends on something open, goes into the cart. */
export const ask = {
  title: 'Please look once more',
  part: (name: string) => `You are about to buy: ${name}.`,
  other: 'It is for another car',
  checked: 'I have checked',
  cancel: 'Cancel',
  which: 'Which car is it for?',
  thisCar: 'It is for this car',
  noCar: 'Buy without naming a car',
}
