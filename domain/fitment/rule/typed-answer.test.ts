import { expect, test } from 'vitest'
import { readAnswer } from './answers.ts'
import { readTyped } from './typed-answer.ts'

test.each([
  [{ made: '2012', month: '05' }, { is: 'made:2012-05' }],
  [{ made: '2012', month: '5' }, { is: 'made:2012-05' }],
  [{ made: ' 2011 ', month: '' }, { is: 'made:2011' }],
  [{ chassis: '8k-c 100 200' }, { is: 'chassis:8KC100200' }],
  [{ chassis: 'WAUZZZ8K9CA123456' }, { is: 'chassis:CA123456' }],
  [{}, null],
  [{ made: ' ' }, null],
  [{ made: '12', month: '05' }, { problem: 'year' }],
  [{ month: '05' }, { problem: 'year' }],
  [{ made: '2012', month: '13' }, { problem: 'month' }],
  [{ made: '2021' }, { problem: 'far' }],
  [{ chassis: '12/34' }, { problem: 'chassis' }],
  [{ chassis: '123456789012' }, { problem: 'chassis' }],
])('%j typed of a 2012 car', (typed, answer) => {
  expect(readTyped(typed, 2012)).toEqual(answer)
  if (answer && 'is' in answer) expect(readAnswer(answer.is)).not.toBeNull()
})

test('a whole VIN, or a date that is none, is no answer of an address', () => {
  for (const text of [
    'chassis:WAUZZZ8K9CA123456',
    'chassis:-',
    'made:2012-13',
    'made:soon',
    'disc-front:',
    'colour:red',
  ])
    expect(readAnswer(text), text).toBeNull()
})
