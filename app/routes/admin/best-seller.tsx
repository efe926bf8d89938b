import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import { Problem } from '../../ui/Problem.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLeaveWarning } from '../../ui/LeaveGuard.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { partChoices } from '../../ui/dashboard/part/part-choices.ts'
import { NEW_PART, partFields } from '../../ui/dashboard/part/part-fields.ts'
import { PartFieldset } from '../../ui/dashboard/part/PartFieldset.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { Note } from '../../ui/Note.tsx'
import { notify } from '../../ui/notify.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { useShop } from '../../web/settings.ts'
import type { Route } from './+types/best-seller'

const say = words.adminParts.add

export const clientLoader = adminOnly(partChoices)

export default function AddBestSeller({ loaderData: choices }: Route.ComponentProps) {
  const [added, setAdded] = useState<string | null>(null)
  const [isUploading, setUploading] = useState(false)
  const form = useSchemaForm(partFields(useShop().prices), NEW_PART, async (input, { reset }) => {
    try {
      const { insertedId } = await api('POST', '/bestSeller', { body: input })
      setAdded(insertedId)
    } catch (error) {
      notify.error(words.texts.partFailed)
      throw error
    }
    notify.success(words.texts.partAdded)
    reset(NEW_PART)
  })
  useLeaveWarning(form.formState.isDirty)
  return (
    <>
      <PageHead title={say.title} />
      <form onSubmit={form.onSubmit} noValidate className="grid max-w-3xl gap-5" key={added}>
        <PartFieldset form={form} choices={choices} onUploading={setUploading} admin isNew />
        <Problem text={form.problem} />
        {added && (
          <Note tone="good">
            {say.added.before}
            <Link to={`/shop/${added}`}>{words.adminParts.seePart}</Link>
            {say.added.or}
            <Link to={`/dashboard/updateParts/${added}/cars`}>{say.added.cars}</Link>
            {say.added.after}
          </Note>
        )}
        <Button type="submit" look="signal" busy={form.busy} disabled={isUploading} className="justify-self-start">
          {say.submit}
        </Button>
      </form>
    </>
  )
}
