import { adminRepairs } from '#common/words'
import { JobEditor } from '../../ui/dashboard/repairs/JobEditor.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { typeChoices } from '../../ui/dashboard/part/part-choices.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import { repairFor } from '../../web/repair-link.ts'
import type { Route } from './+types/repair'

const say = adminRepairs.repair

export const clientLoader = adminOnly(async ({ params }) => {
  const id = String(params['id'])
  const [job, types] = await Promise.all([
    id === 'new' ? null : api('GET', '/repair-jobs/{id}', { path: { id } }),
    typeChoices(),
  ])
  return { job, types }
})

export default function EditRepair({ loaderData: { job, types } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={job ? say.edit : say.add} intro={say.intro}>
        <LinkButton to="/dashboard/repairs" look="line" small>
          {say.all}
        </LinkButton>
        {job && (
          <LinkButton to={repairFor(job.slug, null)} look="line" small>
            {say.see}
          </LinkButton>
        )}
      </PageHead>
      <JobEditor key={job?._id} job={job} types={types} />
    </>
  )
}
