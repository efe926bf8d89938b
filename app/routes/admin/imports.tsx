import { Link } from 'react-router'
import { momentOf, whole } from '#common/format'
import { adminImports } from '#common/words'
import { IMPORT_KINDS, type ImportShown } from '#domain/supply/schema'
import { Badge } from '../../ui/Badge.tsx'
import { isMoving, saidState } from '../../ui/dashboard/imports/import-states.ts'
import { SendFile } from '../../ui/dashboard/imports/SendFile.tsx'
import { usePolling } from '../../ui/dashboard/use-polling.ts'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { KIND_NAMES } from '../../ui/dashboard/suppliers/supplier-fields.ts'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/imports'

const say = adminImports.list
const HEADS = [
  { label: say.heads.file },
  { label: say.heads.state },
  { label: say.heads.sent },
  { label: say.heads.rows, end: true },
  { label: say.heads.wait, end: true },
]

export const clientLoader = adminOnly(async ({ url }) => {
  const cursor = url.searchParams.get('cursor')
  const kind = IMPORT_KINDS.find((one) => one === url.searchParams.get('kind'))
  const said = { supplier: url.searchParams.get('supplier'), kind, full: url.searchParams.get('full') === 'true' }
  const [suppliers, imports] = await Promise.all([
    api('GET', '/suppliers'),
    api('GET', '/imports', { query: { cursor } }),
  ])
  return { suppliers: suppliers.items, said, ...imports }
})

/** Where files of suppliers come in, and those that came. */
export default function FilesIn({ loaderData: { suppliers, said, items, next, maxBytes } }: Route.ComponentProps) {
  usePolling(
    items.some(({ state, deciding }) => isMoving(state) || deciding),
    3000,
  )
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/suppliers" look="line">
          {say.suppliers}
        </LinkButton>
      </PageHead>
      <div className="grid gap-12">
        <SendFile suppliers={suppliers} maxBytes={maxBytes} said={said} />
        <Section title={say.soFar}>
          {items.length === 0 ? (
            <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
          ) : (
            <>
              <Table
                label={say.soFar}
                heads={HEADS}
                rows={items.map((one) => ({ key: one.id, cells: cellsOf(one) }))}
              />
              <NextPage next={next} />
            </>
          )}
        </Section>
      </div>
    </>
  )
}

function cellsOf(file: ImportShown) {
  const { id, fileName, supplier, kind, createdAt, createdBy, fetched, rows, counts } = file
  const { label, tone } = saidState(file)
  return [
    <span key="file" className="block min-w-0 [overflow-wrap:anywhere]">
      <Link to={`/dashboard/imports/${id}`} className="link font-semibold">
        {fileName}
      </Link>
      <span className="block text-[0.9375rem] text-ink-2">
        {supplier.name}
        {kind && `, ${KIND_NAMES[kind]}`}
      </span>
    </span>,
    <Badge key="state" tone={tone}>
      {label}
    </Badge>,
    <span key="sent" className="block">
      <time dateTime={createdAt}>{momentOf(createdAt)}</time>
      <span className="block text-[0.9375rem] text-ink-2">{fetched ? say.fetched : createdBy}</span>
    </span>,
    whole(rows),
    counts ? whole(counts.held.count) : '',
  ]
}
