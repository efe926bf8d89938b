import { useState } from 'react'
import * as words from '#common/words'
import { texts } from '#common/words'
import type { PartInput, PartRecord } from '#domain/catalogue/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLeaveWarning } from '../../ui/LeaveGuard.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { PartTabs } from '../../ui/dashboard/fits/PartTabs.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Conflict } from '../../ui/dashboard/part/Conflict.tsx'
import { choicesFor, partChoices, soldChoices } from '../../ui/dashboard/part/part-choices.ts'
import { changesOf, editedOf, fieldsOf, type PartFields, partFields } from '../../ui/dashboard/part/part-fields.ts'
import { PartFieldset } from '../../ui/dashboard/part/PartFieldset.tsx'
import { PartGone } from '../../ui/dashboard/part/PartGone.tsx'
import { useVersions } from '../../ui/dashboard/versions.ts'
import { useSchemaForm } from '../../ui/form/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { notify } from '../../ui/notify.ts'
import { api } from '../../web/api.ts'
import { guarded, isAdmin } from '../../web/guard.tsx'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/update-part'

const say = words.account.correction

export const clientLoader = guarded(async ({ params, session }) => {
  const id = String(params['id'])
  const [part, choices] = await Promise.all([
    api('GET', '/bestSeller/{id}', { path: { id } }),
    isAdmin(session).then((admin) => (admin ? partChoices() : soldChoices())),
  ])
  return { part, choices: choicesFor(choices, part) }
})

/** Open to everybody who is signed in: an admin's save applies, anybody else's is a proposed correction. */
export default function UpdatePart({ loaderData: { part, choices } }: Route.ComponentProps) {
  const { admin } = useMe()
  const { prices } = useShop()
  const { latest, theirs, note, noteTheirs } = useVersions<PartRecord>(part)
  /** What was refused because somebody else has saved meanwhile. */
  const [yours, setYours] = useState<PartInput | null>(null)
  const [isProposed, setProposed] = useState(false)
  const [isUploading, setUploading] = useState(false)

  const form = useSchemaForm(partFields(prices), fieldsOf(part, prices), async (input, { reset, getValues }) => {
    setProposed(false)
    const { version, stock: stockWas } = latest.current
    const change = changesOf(input, getValues(), fieldsOf(latest.current, prices))
    try {
      const saved = await api('PUT', '/bestSeller/{id}', {
        path: { id: part._id },
        body: { ...change, version, stockWas },
      })
      if ('proposed' in saved) {
        reset(getValues())
        return setProposed(true)
      }
      note(saved)
      reset(fieldsOf(saved, prices))
      notify.success(texts.partUpdated)
    } catch (error) {
      if (noteTheirs(error)) setYours(change)
      notify.error(texts.partUpdateFailed)
      throw error
    }
  })
  useLeaveWarning(form.formState.isDirty)
  /** Goes on from the part as somebody else has left it, with one's own edits or without. */
  const goOnFrom = (saved: PartRecord, edits: Partial<PartFields>) => {
    note(saved)
    form.setProblem(null)
    form.reset(fieldsOf(saved, prices))
    form.reset({ ...fieldsOf(saved, prices), ...edits }, { keepDefaultValues: true })
  }

  return (
    <>
      <PageHead title={say.title} intro={admin ? `${part.name}, ${part.number}` : say.about}>
        <LinkButton to={`/shop/${part._id}`} look="line" small>
          {say.toPart}
        </LinkButton>
      </PageHead>
      {admin && <PartTabs id={part._id} here="details" />}
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-5">
        <PartFieldset form={form} choices={choices} onUploading={setUploading} admin={admin} id={part._id} />
        {theirs && yours ? (
          <Conflict
            theirs={theirs}
            yours={yours}
            onTheirs={() => goOnFrom(theirs, {})}
            onYours={() => {
              goOnFrom(theirs, editedOf(form.getValues(), fieldsOf(latest.current, prices)))
              void form.onSubmit()
            }}
          />
        ) : (
          <Problem text={form.problem} />
        )}
        {isProposed && (
          <Note tone="good" live>
            {say.thanks}
          </Note>
        )}
        <div className="sticky bottom-0 z-20 border-t border-edge bg-page py-3">
          <Button type="submit" look="signal" busy={form.busy} disabled={isUploading}>
            {admin ? words.button.update : say.send}
          </Button>
        </div>
      </form>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PartGone error={error} />
}
