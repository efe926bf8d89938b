import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf } from '../web/api.ts'
import { notify } from './notify.ts'

/**
 * Removes a row of a list after a question. `remove` returns what to say when it is done; null: nothing. `isThere`
 * filters the rows: a removed one leaves at once. `dialog` holds the props of the ConfirmDialog. A refusal is told, and
 * the list is read anew.
 */
export function useRemoval<T extends { _id: string }>(remove: (row: T) => Promise<string | null>) {
  const { revalidate } = useRevalidator()
  const [doomed, setDoomed] = useState<T | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const confirm = async (row: T) => {
    setBusy(true)
    try {
      const said = await remove(row)
      if (said) notify.success(said)
      setGone((ids) => [...ids, row._id])
    } catch (error) {
      notify.error(messageOf(error))
      await revalidate()
    }
    setBusy(false)
    setDoomed(null)
  }
  return {
    doomed,
    ask: setDoomed,
    isThere: ({ _id }: { _id: string }) => !gone.includes(_id),
    dialog: {
      open: doomed !== null,
      busy,
      onConfirm: () => void (doomed && confirm(doomed)),
      onClose: () => setDoomed(null),
    },
  }
}
