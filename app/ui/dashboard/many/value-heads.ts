import * as words from '#common/words'

const { heads } = words.many.run
/** The heads of a table that says what fields of parts were and will be. */
export const VALUE_HEADS = [
  { label: heads.part },
  { label: heads.field },
  { label: heads.before },
  { label: heads.after },
]
