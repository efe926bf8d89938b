import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MAPPING_KINDS } from '#domain/supply/schema'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { FetchEditor } from '../../ui/dashboard/suppliers/FetchEditor.tsx'
import { MappingFiles } from '../../ui/dashboard/suppliers/MappingFiles.tsx'
import { MappingList } from '../../ui/dashboard/suppliers/MappingList.tsx'
import { SupplierEditor } from '../../ui/dashboard/suppliers/SupplierEditor.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/Section.tsx'
import { api, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/supplier'

export const clientLoader = adminOnly(async ({ params, url }) => {
  const path = { id: params['id']! }
  const kind = MAPPING_KINDS.find((one) => one === url.searchParams.get('show')) ?? null
  const q = url.searchParams.get('q')
  const cursor = url.searchParams.get('cursor')
  const [supplier, mappings] = await Promise.all([
    api('GET', '/suppliers/{id}', { path }),
    api('GET', '/suppliers/{id}/mappings', { path, query: { kind, q, cursor } }),
  ])
  return { supplier, mappings, kind }
})

/** One supplier: how its files are read, what is fetched, and what its words mean here. */
export default function EditSupplier({ loaderData: { supplier, mappings, kind } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    try {
      await api('DELETE', '/suppliers/{id}', { path: { id: String(supplier.id) } })
      notify.success(`${supplier.name} is deleted`)
      await navigate('/dashboard/suppliers')
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  return (
    <>
      <PageHead
        title={supplier.name}
        intro="How its files are read, where they are fetched, and what its words mean here."
      >
        <LinkButton to="/dashboard/suppliers" look="line" small>
          All suppliers
        </LinkButton>
      </PageHead>
      <div className="grid gap-12">
        <SupplierEditor key={supplier.id} supplier={supplier} />
        <Section title="Fetched by itself" id="fetch">
          <FetchEditor key={supplier.id} supplier={supplier} />
        </Section>
        <Section title="What its words mean here" id="mappings">
          <div className="grid gap-6">
            <MappingList supplier={supplier.id} page={mappings} kind={kind} />
            <MappingFiles supplier={supplier} />
          </div>
        </Section>
        <Section title="Delete this supplier">
          <p className="mb-4 max-w-prose text-ink-2">
            {supplier.files > 0
              ? 'Files of this supplier were received, so it stays: parts and reports name it.'
              : 'No file of this supplier was received. Its mappings are deleted with it.'}
          </p>
          <Button look="danger" disabled={supplier.files > 0} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </Section>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete ${supplier.name}?`}
        question="Its settings and mappings are deleted. Parts are not touched."
        confirm="Delete"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
