import { useState } from 'react'
import { messageOf } from '../web/api.ts'
import { notify } from './notify.ts'

type Work = () => Promise<unknown>

/** What a button does: it is `busy` until the work is done, and a failure is told. */
export function useAction() {
  const { busyWith, run } = useActionOn<true>()
  return { busy: busyWith !== null, run: (work: Work) => run(true, work) }
}

/** The same where each row of a list has its button: `busyWith` names the one whose work is under way. */
export function useActionOn<Row>() {
  const [busyWith, setBusyWith] = useState<Row | null>(null)
  const run = async (row: Row, work: Work) => {
    setBusyWith(row)
    try {
      await work()
    } catch (error) {
      notify.error(messageOf(error))
    }
    setBusyWith(null)
  }
  return { busyWith, run }
}

/** The same where a failure stands on the page, as `problem`, until the next try. */
export function useActionHere() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: Work) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  return { busy, problem, setProblem, run }
}
