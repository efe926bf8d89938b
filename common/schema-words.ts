import { config, z } from 'zod'
import { field, texts } from './words.ts'

type Issue = z.core.$ZodRawIssue
type Of<Code> = Extract<Issue, { code: Code }>

/** What is wrong with a value whose schema says nothing of its own. */
function saidOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue)
    case 'invalid_value':
      return field.notAmong(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? field.notAmong(issue.options) : field.wrongValue
    case 'too_small':
      return tooSmallWords(issue)
    case 'too_big':
      return tooBigWords(issue)
    case 'invalid_format':
      return FORMATS[issue.format] ?? field.wrongValue
    case 'unrecognized_keys':
    case 'invalid_key':
      return field.unknown
    default:
      return field.wrongValue
  }
}

const FORMATS: Record<string, string> = { date: field.dayForm, datetime: field.timeForm, email: texts.emailInvalid }

function typeWords({ expected, input }: Of<'invalid_type'>): string {
  if (input === undefined) return field.absent
  return expected === 'string' && Array.isArray(input) ? field.listForText : field.notOfKind(expected)
}

function tooSmallWords({ origin, minimum, inclusive }: Of<'too_small'>): string {
  const least = Number(minimum)
  if (origin === 'string') return field.tooShort(least)
  if (origin === 'array') return field.tooFew(least)
  return inclusive ? field.atLeast(least) : field.moreThan(least)
}

function tooBigWords({ origin, maximum, inclusive }: Of<'too_big'>): string {
  const most = Number(maximum)
  if (origin === 'string') return field.tooLong(most)
  if (origin === 'array') return field.tooMany(most, 'values')
  return inclusive ? field.atMostNumber(most) : field.lessThan(most)
}

// Zod has one setting for all schemas: whoever makes or uses some loads this file. Not as `z.config`: the browser's build takes
// calls of `z` for pure and leaves out those whose result nobody uses.
config({ customError: saidOf })
