import { log as say } from '#common/words'
import { LOG_KINDS } from '#domain/log/schema'
import { LogList } from '../../ui/dashboard/log/LogList.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { SearchForm } from '../../ui/dashboard/SearchForm.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/log'

const KINDS = LOG_KINDS.map((value) => ({ value, label: say.thing(value) }))

export const clientLoader = adminOnly(async ({ url: { searchParams } }) => {
  const kind = LOG_KINDS.find((one) => one === searchParams.get('kind')) ?? null
  const query = { q: searchParams.get('q'), kind, cursor: searchParams.get('cursor') }
  return { kind, ...(await api('GET', '/log', { query })) }
})

/** Who changed what, when, with what was before; and the way back. */
export default function Log({ loaderData: { kind, items, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={say.intro} />
      <SearchForm label={say.search} placeholder={say.placeholder}>
        <div className="w-52">
          <Select label={say.kind} name="kind" empty={say.any} options={KINDS} defaultValue={kind ?? ''} />
        </div>
      </SearchForm>
      {items.length === 0 ? <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState> : <LogList items={items} />}
      <NextPage next={next} />
    </>
  )
}
