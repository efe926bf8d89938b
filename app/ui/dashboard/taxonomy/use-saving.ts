import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import { ApiProblem, messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { useVersions } from '../versions.ts'

/**
 * Sends a small form on `first`, or on something new: what is refused stands at its field, or below. `theirs`: what somebody else has
 * made of it meanwhile; who takes that goes on from it, and who does not saves over it.
 */
export function useSaving<Saved extends { version: number }>(
  name: string,
  first: Saved | null,
  send: (version: number | undefined) => Promise<unknown>,
  onDone: () => void,
) {
  const { revalidate } = useRevalidator()
  const { latest, theirs, note, noteTheirs } = useVersions(first)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setWrong({})
    setProblem(null)
    setBusy(true)
    try {
      await send(latest.current?.version)
      notify.success(words.taxonomy.saved(name))
      onDone()
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields : {}
      setWrong(Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.replace(/\..*/, ''), text])))
      // The list behind the form shows theirs, too.
      if (noteTheirs(error)) void revalidate()
      else if (Object.keys(fields).length === 0) setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const saveOver = (current: Saved) => {
    note(current)
    void save()
  }
  return { wrong, problem, busy, save, theirs, goOnFrom: note, saveOver }
}
