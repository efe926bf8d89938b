import { expect, test } from 'vitest'
import { smallLexicon } from '../../../../tests/support/catalogue/small-lexicon.ts'
import { readWords } from '../read-words.ts'

const lexicon = await smallLexicon(
  [
    ['relays', 'Relays', 'Relay'],
    ['fuel-pumps', 'Fuel pumps', 'Fuel pump'],
    ['flywheels', 'Flywheels', 'Flywheel'],
    ['greases', 'Greases', 'Grease', ['brake paste']],
    ['coolant-hoses', 'Coolant hoses', 'Coolant hose'],
    ['brake-hoses', 'Brake hoses', 'Brake hose'],
    ['radiators', 'Radiators', 'Radiator'],
    ['shock-absorbers', 'Shock absorbers', 'Shock absorber'],
    ['oil-filters', 'Oil filters', 'Oil filter'],
    ['automatic-transmission-fluids', 'Automatic transmission fluids', 'Automatic transmission fluid'],
  ],
  [
    { measure: 'use', value: 'fuel pump', unit: null, types: [1] },
    { measure: 'use', value: 'radiator fan', unit: null, types: [1] },
    { measure: 'use', value: 'horn', unit: null, types: [1] },
    { measure: 'design', value: 'dual-mass', unit: null, types: [3] },
    { measure: 'grease-type', value: 'copper paste', unit: null, types: [4] },
    { measure: 'place', value: 'heater', unit: null, types: [5] },
    { measure: 'place', value: 'upper', unit: null, types: [5] },
    { measure: 'filling', value: 'gas', unit: null, types: [8] },
    { measure: 'filling', value: 'oil', unit: null, types: [8] },
    { measure: 'for', value: 'Type D-VI', unit: null, types: [10] },
    { measure: 'for', value: 'low viscosity', unit: null, types: [10] },
  ],
)
const said = (text: string) => {
  const { types, choices } = readWords(text, lexicon, { isThere: () => false, near: () => [] })
  return { types: [...(types ?? [])], choices }
}

test.each([
  ['Kraftstoffpumpenrelais', 1, 'fuel pump'],
  ['Benzinpumpenrelais', 1, 'fuel pump'],
  ['Lüfterrelais', 1, 'radiator fan'],
  ['Hupenrelais', 1, 'horn'],
  ['Zweimassenschwungrad', 3, 'dual-mass'],
  ['2 Massen Schwungrad', 3, 'dual-mass'],
  ['Kupferpaste', 4, 'copper paste'],
  ['Heizungskühlerschlauch', 5, 'heater'],
  ['Gasstoßdämpfer', 8, 'gas'],
  ['relais de pompe à carburant', 1, 'fuel pump'],
  ['relé de bomba de combustible', 1, 'fuel pump'],
  ['graisse au cuivre', 4, 'copper paste'],
  ['pasta de cobre', 4, 'copper paste'],
])('what parts say of themselves is read in a compound and in several words: %s', (text, type, choice) => {
  expect(said(text)).toEqual({ types: [type], choices: [choice] })
})

test.each([
  ['dexron vi', 'Type D-VI'],
  ['Dexron 6 ATF', 'Type D-VI'],
  ['MERCON LV', 'low viscosity'],
])('a name of parts that says which of them is both: %s', (text, choice) => {
  expect(said(text)).toEqual({ types: [10], choices: [choice] })
})

test('words of names that together mean such parts are enough, and a word with no such parts is not cut', () => {
  expect(said('radiator upper hose')).toEqual({ types: [5], choices: ['upper'] })
  expect(said('Ölfilter')).toEqual({ types: [9], choices: [] })
})

test('two words of one kind are either, with “and”, “or” or a sign between them', () => {
  const measured = (text: string) =>
    readWords(text, lexicon, { isThere: () => false, near: () => [] }).measures.map(({ value }) => value)
  for (const text of ['upper and heater hose', 'Kühlerschlauch oben / Heizung', 'durite chauffage ou supérieure'])
    expect(measured(text).toSorted(), text).toEqual(['heater', 'upper'])
  expect(measured('Stoßdämpfer Gas oder Öldruck')).toEqual(['gas', 'oil'])
  expect(measured('upper hose with heater')).toEqual([])
})
