import * as words from '#common/words'
import { CONDITIONS } from '#domain/catalogue/schema'

export const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: words.part.conditions[value] }))
