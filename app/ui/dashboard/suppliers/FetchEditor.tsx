import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Supplier } from '#domain/supply/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Field } from '../../Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../Select.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { usePolling } from '../imports/use-polling.ts'
import { useVersionedForm } from '../versioned-form.ts'
import {
  AUTH_OPTIONS,
  EVERY_OPTIONS,
  FETCH_KIND_OPTIONS,
  fetchFields,
  fetchFieldsOf,
  HOUR_OPTIONS,
} from './fetch-fields.ts'
import { FetchState, isFetching } from './FetchState.tsx'
import { FetchTerms } from './FetchTerms.tsx'

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
    notify.success(`What is fetched from ${name} is saved`)
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
      notify.success(`Nothing is fetched from ${name} any more`)
    })

  const { register, errorOf, formState, watch, theirs } = form
  const [every, by] = [watch('every'), watch('auth.by')]
  const isKept = fetch?.auth.hasSecret === true && fetch.auth.by === by
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-6" aria-label="Fetched by itself">
      {fetch ? (
        <FetchState fetch={fetch} />
      ) : (
        <p className="max-w-prose text-ink-2">
          If the supplier offers its file at an address, the shop can fetch it by itself, each night for example.
        </p>
      )}
      <Field
        label="Address of the file"
        type="url"
        placeholder="https://"
        error={errorOf('url')}
        {...register('url')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="How often" options={EVERY_OPTIONS} error={errorOf('every')} {...register('every')} />
        {(every === 'day' || every === 'week') && (
          <Select label="At" options={HOUR_OPTIONS} error={errorOf('hour')} {...register('hour')} />
        )}
        <Select
          label="What the file holds"
          hint="Told by its columns unless you say so"
          empty="Found out"
          options={FETCH_KIND_OPTIONS}
          error={errorOf('kind')}
          {...register('kind')}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label="How the shop signs in there"
          options={AUTH_OPTIONS}
          error={errorOf('auth.by')}
          {...register('auth.by')}
        />
        {by !== 'nothing' && (
          <>
            <span className="max-sm:hidden" />
            <Field
              label={by === 'header' ? 'Name of the header' : 'User'}
              autoComplete="off"
              placeholder={by === 'header' ? 'X-Api-Key' : undefined}
              error={errorOf('auth.name')}
              {...register('auth.name')}
            />
            <Field
              label={by === 'header' ? 'What the header says' : 'Password'}
              type="password"
              autoComplete="new-password"
              placeholder={isKept ? 'Set: leave it empty to keep it' : undefined}
              hint="It is sent to this server alone, and never shown again"
              error={errorOf('auth.secret')}
              {...register('auth.secret')}
            />
          </>
        )}
      </div>
      <FetchTerms register={register} />
      {theirs !== undefined ? (
        <ChangedMeanwhile what="supplier" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          As it is now: <b className="[overflow-wrap:anywhere]">{theirs ? theirs.url : 'nothing is fetched'}</b>
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem} />
      )}
      <SaveChanges isChanged={formState.isDirty} busy={form.busy} label="Save what is fetched">
        {fetch && (
          <>
            <Button
              look="line"
              busy={busy || isFetching(fetch)}
              disabled={formState.isDirty}
              onClick={() => void fetchNow()}
            >
              Fetch now
            </Button>
            <Button look="danger" disabled={busy} onClick={() => setAsking(true)}>
              Fetch no more
            </Button>
          </>
        )}
      </SaveChanges>
      <ConfirmDialog
        open={asking}
        title="Fetch no more?"
        question="The address and its secret are forgotten. Files that came stay."
        confirm="Fetch no more"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
