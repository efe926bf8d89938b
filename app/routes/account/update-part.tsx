import { useRef, useState } from 'react'
import { texts } from '#common/words'
import type { PartInput, PartRecord } from '#domain/catalogue/schema'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMe } from '../../ui/dashboard/me.ts'
import { PartTabs } from '../../ui/dashboard/fits/PartTabs.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Conflict } from '../../ui/dashboard/part/Conflict.tsx'
import { choicesFor, partChoices, soldChoices } from '../../ui/dashboard/part/part-choices.ts'
import { changesOf, editedOf, fieldsOf, type PartFields, partFields } from '../../ui/dashboard/part/part-fields.ts'
import { PartFieldset } from '../../ui/dashboard/part/PartFieldset.tsx'
import { useSchemaForm } from '../../ui/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { notify } from '../../ui/notify.ts'
import { api, ApiProblem } from '../../web/api.ts'
import { guarded, isAdmin } from '../../web/guard.tsx'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/update-part'

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
  /** The part that the form's edits were made from. */
  const base = useRef(part)
  const [conflict, setConflict] = useState<{ theirs: PartRecord; yours: PartInput } | null>(null)
  const [isProposed, setProposed] = useState(false)
  const [isUploading, setUploading] = useState(false)

  const form = useSchemaForm(partFields(prices), fieldsOf(part, prices), async (input, { reset, getValues }) => {
    setProposed(false)
    const { version, stock: stockWas } = base.current
    const change = changesOf(input, getValues(), fieldsOf(base.current, prices))
    try {
      const saved = await api('PUT', '/bestSeller/{id}', {
        path: { id: part._id },
        body: { ...change, version, stockWas },
      })
      setConflict(null)
      if ('proposed' in saved) return setProposed(true)
      base.current = saved
      reset(fieldsOf(saved, prices))
      notify.success(texts.partUpdated)
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 412)
        setConflict({ theirs: error.body['current'] as PartRecord, yours: change })
      notify.error(texts.partUpdateFailed)
      throw error
    }
  })
  /** Goes on from the part as somebody else has left it, with one's own edits or without. */
  const goOnFrom = (theirs: PartRecord, edits: Partial<PartFields>) => {
    base.current = theirs
    setConflict(null)
    form.setProblem(null)
    form.reset({ ...fieldsOf(theirs, prices), ...edits })
  }

  return (
    <>
      <PageHead
        title="Update Parts"
        intro={
          admin
            ? `${part.name}, ${part.number}`
            : 'Something wrong with this part? Correct it: an admin looks at it before it shows.'
        }
      >
        <LinkButton to={`/shop/${part._id}`} look="line" small>
          See the part
        </LinkButton>
      </PageHead>
      {admin && <PartTabs id={part._id} here="details" />}
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-5">
        <PartFieldset form={form} choices={choices} onUploading={setUploading} admin={admin} id={part._id} />
        {conflict ? (
          <Conflict
            {...conflict}
            onTheirs={() => goOnFrom(conflict.theirs, {})}
            onYours={() => {
              goOnFrom(conflict.theirs, editedOf(form.getValues(), fieldsOf(base.current, prices)))
              void form.onSubmit()
            }}
          />
        ) : (
          <Problem text={form.problem} />
        )}
        {isProposed && (
          <Note tone="good" live>
            Thank you! Your correction is kept, and an admin will look at it.
          </Note>
        )}
        <div className="sticky bottom-0 z-20 border-t border-edge bg-page py-3">
          <Button type="submit" look="signal" busy={form.busy} disabled={isUploading}>
            {admin ? 'Update' : 'Propose correction'}
          </Button>
        </div>
      </form>
    </>
  )
}
