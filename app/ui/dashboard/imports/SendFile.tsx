import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { largest } from '#common/format'
import * as words from '#common/words'
import type { ImportKind, ImportShown, Supplier } from '#domain/supply/schema'
import { api, ApiProblem, messageOf } from '../../../web/api.ts'
import { type Sent, sendFile } from '../../../web/files/send-file.ts'
import { Field } from '../../form/Field.tsx'
import { Select } from '../../form/Select.tsx'
import { useFirstWrong } from '../../form/use-first-wrong.ts'
import { SAVED, useLeaveWarning } from '../../LeaveGuard.tsx'
import { KIND_OPTIONS } from '../suppliers/supplier-fields.ts'
import { ExtentChoice } from './ExtentChoice.tsx'
import { FileDrop } from './FileDrop.tsx'
import { SendOrStop } from './SendOrStop.tsx'

const { form: say, kind: ofKind } = words.importSending
const NEW = 'new'
const BEGUN: Sent = { share: 0, secondsLeft: null }

type Props = {
  suppliers: readonly Supplier[]
  /** The largest file that the shop takes. */
  maxBytes: number
  /** What the address says of the file to be sent, as that of one which could not be read. */
  said: { supplier: string | null; kind: ImportKind | undefined; full: boolean }
}

/** A file of a supplier, who may be named on the spot. What is chosen stays when sending fails. */
export function SendFile({ suppliers, maxBytes, said }: Props) {
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [supplier, setSupplier] = useState(() => {
    const known = suppliers.map(({ id }) => String(id))
    if (said.supplier && known.includes(said.supplier)) return said.supplier
    return known.length === 0 ? NEW : known.length === 1 ? known[0]! : ''
  })
  const [name, setName] = useState('')
  const [kind, setKind] = useState<string>(said.kind ?? '')
  const [isFull, setFull] = useState(said.full)
  const [sending, setSending] = useState<Sent | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef(new AbortController())
  const form = useFirstWrong<HTMLFormElement>(wrong)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const faults = {
      ...(file ? {} : { file: say.missing.file }),
      // Said before a new supplier is made for it.
      ...(file?.size === 0 ? { file: words.refusal.fileEmpty } : {}),
      ...(file && file.size > maxBytes ? { file: say.tooLarge(largest(maxBytes)) } : {}),
      ...(supplier ? {} : { supplier: say.missing.supplier }),
      ...(supplier === NEW && !name.trim() ? { name: say.missing.name } : {}),
    }
    setWrong(faults)
    setProblem(null)
    if (!file || Object.keys(faults).length > 0) return
    setSending(BEGUN)
    stop.current = new AbortController()
    try {
      const id = supplier === NEW ? await addSupplier() : supplier
      const query = new URLSearchParams({ supplier: id, name: file.name, full: String(isFull), ...(kind && { kind }) })
      const { id: received } = await sendFile<ImportShown>('POST', `/imports?${query}`, file, {
        signal: stop.current.signal,
        onProgress: setSending,
      })
      await navigate(`/dashboard/imports/${received}`, { state: SAVED })
    } catch (error) {
      if (error instanceof ApiProblem && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else setProblem(messageOf(error))
      setSending(null)
    }
  }
  const addSupplier = async () => {
    const { id } = await api('POST', '/suppliers', { body: { name } })
    setSupplier(String(id))
    return String(id)
  }
  const options = [
    ...suppliers.map(({ id, name: one }) => ({ value: String(id), label: one })),
    // One that was added before the sending failed.
    ...(supplier && supplier !== NEW && !suppliers.some(({ id }) => String(id) === supplier)
      ? [{ value: supplier, label: name }]
      : []),
    { value: NEW, label: say.newSupplier },
  ]
  useLeaveWarning(sending !== null)
  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-5" aria-label={say.title}>
      <FileDrop file={file} maxBytes={maxBytes} error={wrong['file']} disabled={sending !== null} onFile={setFile} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={words.label.supplier}
          empty={say.whoSent}
          options={options}
          value={supplier}
          error={wrong['supplier']}
          disabled={sending !== null}
          onChange={({ target }) => setSupplier(target.value)}
        />
        {supplier === NEW && (
          <Field
            label={say.newName}
            value={name}
            error={wrong['name']}
            readOnly={sending !== null}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Select
          label={say.kind}
          hint={ofKind.hint}
          empty={ofKind.found}
          options={KIND_OPTIONS}
          value={kind}
          error={wrong['kind']}
          disabled={sending !== null}
          onChange={({ target }) => setKind(target.value)}
        />
      </div>
      <ExtentChoice isFull={isFull} disabled={sending !== null} onChange={setFull} />
      <SendOrStop sending={sending} problem={problem} onStop={() => stop.current.abort()} />
    </form>
  )
}
