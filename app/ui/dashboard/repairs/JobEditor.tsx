import { useNavigate } from 'react-router'
import type { RepairJobRecord } from '#domain/repairs/schema'
import { api } from '../../../web/api.ts'
import { Field } from '../../Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { TextArea } from '../../TextArea.tsx'
import { SAVED } from '../LeaveGuard.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import type { Option } from '../part/part-choices.ts'
import { useVersionedForm } from '../versioned-form.ts'
import { fieldsOf, jobFields, NEW_JOB } from './job-fields.ts'
import { JobPreview } from './JobPreview.tsx'
import { StepList } from './StepList.tsx'
import { TheirJob } from './TheirJob.tsx'

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
    notify.success(`${saved.name} is saved`)
    if (base) goOnFrom(saved)
    else void navigate(`/dashboard/repairs/${saved._id}`, { replace: true, state: SAVED })
  })
  const { register, errorOf, formState, theirs } = form
  return (
    <div className="grid max-w-5xl gap-12">
      <form onSubmit={form.onSubmit} noValidate className="grid gap-6" aria-label="Repair job">
        <Field label="Name" error={errorOf('name')} {...register('name')} />
        {!job && (
          <Field
            label="Address"
            hint="The end of its page’s address, which stays: front-brakes"
            error={errorOf('slug')}
            {...register('slug')}
          />
        )}
        <TextArea label="What it is" rows={2} error={errorOf('about')} {...register('about')} />
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
      <Section title="As shoppers see it">
        <JobPreview read={() => jobFields(types).safeParse(form.getValues()).data?.steps} check={form.trigger} />
      </Section>
    </div>
  )
}
