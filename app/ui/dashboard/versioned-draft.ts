import { type SetStateAction, useState } from 'react'
import { z } from 'zod'
import { ApiProblem, messageOf } from '../../web/api.ts'
import { useLeaveWarning } from '../LeaveGuard.tsx'
import { useVersions } from './versions.ts'

const fieldsOf = (error: unknown): Record<string, string> => {
  if (error instanceof ApiProblem) return error.fields
  if (!(error instanceof z.ZodError)) return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message]))
}

/**
 * What `useVersionedForm` is for fields, for what is changed as a whole, such as rows that come and go. `save` writes the
 * draft over `base` and returns what was saved. `wrong` is the message for each field, `refused` the one for the whole,
 * and `problem` the latter where no field says what is wrong. Drafts are equal if `textOf` them is.
 */
export function useVersionedDraft<Draft, Saved>(
  first: Saved,
  draftOf: (saved: Saved) => Draft,
  save: (draft: Draft, base: Saved) => Promise<Saved>,
  textOf: (draft: Draft) => string = JSON.stringify,
) {
  const { base, latest, theirs, note, noteTheirs } = useVersions(first)
  const [draft, setDraft] = useState(() => draftOf(first))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isChanged = textOf(draft) !== textOf(draftOf(base))
  useLeaveWarning(isChanged)

  const forget = () => {
    setWrong({})
    setRefused(null)
  }
  const change = (next: SetStateAction<Draft>) => {
    setDraft(next)
    forget()
  }
  const goOnFrom = (saved: Saved) => {
    note(saved)
    change(() => draftOf(saved))
  }
  const send = async () => {
    setBusy(true)
    forget()
    try {
      goOnFrom(await save(draft, latest.current))
    } catch (error) {
      if (!noteTheirs(error)) {
        setWrong(fieldsOf(error))
        setRefused(messageOf(error))
      }
    }
    setBusy(false)
  }
  return {
    base,
    draft,
    theirs,
    wrong,
    refused,
    problem: Object.keys(wrong).length > 0 ? null : refused,
    busy,
    isChanged,
    change,
    goOnFrom,
    noteTheirs,
    save: () => void send(),
    takeTheirs: () => goOnFrom(theirs as Saved),
    saveMine: () => {
      note(theirs as Saved)
      void send()
    },
  }
}
