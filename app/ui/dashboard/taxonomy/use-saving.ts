import { type FormEvent, useState } from 'react'
import * as words from '#common/words'
import { ApiProblem, messageOf } from '../../../web/api.ts'
import { notify } from '../../notify.ts'

/** Sends a small form: what is refused stands at its field, or below. */
export function useSaving(name: string, send: () => Promise<unknown>, onDone: () => void) {
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setWrong({})
    setProblem(null)
    setBusy(true)
    try {
      await send()
      notify.success(words.taxonomy.saved(name))
      onDone()
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.fields : {}
      setWrong(Object.fromEntries(Object.entries(fields).map(([field, text]) => [field.replace(/\..*/, ''), text])))
      if (Object.keys(fields).length === 0) setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return { wrong, problem, busy, save }
}
