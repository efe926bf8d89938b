import { useNavigate } from 'react-router'
import * as words from '#common/words'
import type { RepairJobRecord } from '#domain/repairs/schema'
import { api } from '../../../web/api.ts'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { TextArea } from '../../form/TextArea.tsx'
import { SAVED } from '../../LeaveGuard.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import type { Option } from '../part/part-choices.ts'
import { useVersionedForm } from '../versioned-form.ts'
import { fieldsOf, jobFields, NEW_JOB } from './job-fields.ts'
import { JobPreview } from './JobPreview.tsx'
import { StepList } from './StepList.tsx'
import { TheirJob } from './TheirJob.tsx'

const say = words.repairEditor.job

type Props = {
  /** Null: a new one. */
  job: RepairJobRecord | null
  types: readonly Option[]
}

/** A repair job with all its steps. Nothing holds until it is saved; of two admins the second is asked. */
export function JobEditor({ job, types }: Props) {
  const navigate = useNavigate()
  const fieldsOfJob = (saved: RepairJobRecord | null) => (saved ? fieldsOf(saved, types) : NEW_JOB)
  const form = useVersionedForm(jobFields(types), job, fieldsOfJob, async (input, base, goOnFrom) => {
    const { slug: _slug, ...change } = input
    const saved = base
      ? await api('PUT', '/repair-jobs/{id}', { path: { id: base._id }, body: { ...change, version: base.version } })
      : await api('POST', '/repair-jobs', { body: input })
    notify.success(say.saved(saved.name))
    if (base) goOnFrom(saved)
    else await navigate(`/dashboard/repairs/${saved._id}`, { replace: true, state: SAVED })
  })
  const { register, errorOf, formState, theirs } = form
  return (
    <div className="grid max-w-5xl gap-12">
      <form onSubmit={form.onSubmit} noValidate className="grid gap-6" aria-label={say.label}>
        <Field label={words.label.name} error={errorOf('name')} {...register('name')} />
        {!job && (
          <Field label={words.label.address} hint={say.addressHint} error={errorOf('slug')} {...register('slug')} />
        )}
        <TextArea label={say.about} rows={2} error={errorOf('about')} {...register('about')} />
        <StepList form={form} types={types} />
        {theirs ? (
          <TheirJob theirs={theirs} types={types} onTheirs={form.takeTheirs} onMine={form.saveMine} />
        ) : (
          <Problem text={form.problem} />
        )}
        <div className="sticky bottom-0 border-t border-ink bg-page py-3">
          <SaveChanges isChanged={formState.isDirty} busy={form.busy} />
        </div>
      </form>
      <Section title={words.repairEditor.preview.title}>
        <JobPreview read={() => jobFields(types).safeParse(form.getValues()).data?.steps} check={form.trigger} />
      </Section>
    </div>
  )
}
