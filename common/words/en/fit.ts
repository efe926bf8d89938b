type Maybe = { kind: 'maybe'; condition: string | null; engines: string[] }
type Answer = { kind: 'yes' | 'no' | 'universal' | 'unknown' } | Maybe

/** The answer in a few words, as a mark on a card. */
export const mark = {
  yes: 'Fits',
  universal: 'Fits',
  maybe: 'May fit',
  unknown: 'Fit not known',
  no: 'Does not fit',
} as const

/** What it depends on whether a part fits; nothing where it depends on nothing. */
export function dependsOn(answer: Answer): string[] {
  if (answer.kind !== 'maybe') return []
  const { condition, engines } = answer
  return [
    ...(condition ? [`only ${condition}`] : []),
    ...(engines.length > 0 ? [`only with the engine ${engines.join(' or ')}`] : []),
  ]
}

/** Why a part stands in a car's list: "May fit 2012 Audi A4: only with sport suspension". */
export const foundFor = {
  every: 'Suits every vehicle',
  some: (car: string) => `Made for ${car}`,
  car: (car: string) => `Fits ${car}`,
  maybe: (car: string, answer: Answer) => `May fit ${car}: ${dependsOn(answer).join('; ')}`,
}

/** The answer on a part's page. */
export const page = {
  ask: 'Does it fit my car?',
  asking: (car: string) => `Does it fit your ${car}?`,
  any: 'Fits any vehicle.',
  notForOne: 'This part is not made for one car.',
  answer: (kind: keyof typeof mark, car: string) => `${mark[kind]} your ${car}`,
  unknown: (car: string) => `We do not know whether it fits your ${car}`,
  compareNumbers: 'No list of vehicles came with this part: compare its numbers with those of your old one.',
  unknownCar: (car: string) => `We do not know the ${car}. Choose it again, or look at the fitment table below.`,
}
