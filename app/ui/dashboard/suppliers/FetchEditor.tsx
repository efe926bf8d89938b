import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { Supplier } from '#domain/supply/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { usePolling } from '../use-polling.ts'
import { useVersionedForm } from '../versioned-form.ts'
import { fetchFields, fetchFieldsOf } from './fetch-fields.ts'
import { FetchSignIn } from './FetchSignIn.tsx'
import { FetchState, isFetching } from './FetchState.tsx'
import { FetchTerms } from './FetchTerms.tsx'
import { FetchTimes } from './FetchTimes.tsx'

const say = words.fetching.form

/** At which address a supplier's file is, how often it is fetched, and what becomes of it. */
export function FetchEditor({ supplier: { id, name, fetch } }: { supplier: Supplier }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const path = { id: String(id) }
  usePolling(fetch !== null && isFetching(fetch))

  const form = useVersionedForm(fetchFields, fetch, fetchFieldsOf, async (input, base, goOnFrom) => {
    const body = { ...input, version: base?.version ?? null }
    goOnFrom((await api('PUT', '/suppliers/{id}/fetch', { path, body })).fetch)
    notify.success(say.saved(name))
    await revalidate()
  })
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    form.setProblem(null)
    try {
      await work()
      await revalidate()
    } catch (error) {
      form.setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const fetchNow = () => act(() => api('POST', '/suppliers/{id}/fetch', { path }))
  const remove = () =>
    act(async () => {
      setAsking(false)
      await api('DELETE', '/suppliers/{id}/fetch', { path })
      form.goOnFrom(null)
      notify.success(say.stopped(name))
    })

  const { register, errorOf, formState, theirs } = form
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-6" aria-label={say.title}>
      {fetch ? <FetchState fetch={fetch} /> : <p className="max-w-prose text-ink-2">{say.about}</p>}
      <Field label={say.url} type="url" placeholder="https://" error={errorOf('url')} {...register('url')} />
      <FetchTimes form={form} />
      <FetchSignIn form={form} fetch={fetch} />
      <FetchTerms register={register} />
      {theirs !== undefined ? (
        <ChangedMeanwhile what="supplier" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          {say.now} <b className="[overflow-wrap:anywhere]">{theirs ? theirs.url : say.nothingNow}</b>
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy} label={say.save}>
        {fetch && (
          <>
            <Button
              look="line"
              busy={busy || isFetching(fetch)}
              disabled={formState.isDirty}
              onClick={() => void fetchNow()}
            >
              {say.fetchNow}
            </Button>
            <Button look="danger" waits={busy} onClick={() => setAsking(true)}>
              {say.stop}
            </Button>
          </>
        )}
      </SaveChanges>
      <ConfirmDialog
        open={asking}
        title={say.stopTitle}
        question={say.stopQuestion}
        confirm={say.stop}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
