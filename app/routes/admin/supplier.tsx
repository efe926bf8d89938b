import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminSuppliers as words, button } from '#common/words'
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
import { useAction } from '../../ui/use-action.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/supplier'

const say = words.supplier

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
  const { run } = useAction()
  const remove = () => {
    setAsking(false)
    return run(async () => {
      await api('DELETE', '/suppliers/{id}', { path: { id: String(supplier.id) } })
      notify.success(words.remove.done(supplier.name))
      await navigate('/dashboard/suppliers')
    })
  }
  return (
    <>
      <PageHead title={supplier.name} intro={say.intro}>
        <LinkButton to="/dashboard/suppliers" look="line" small>
          {say.all}
        </LinkButton>
      </PageHead>
      <div className="grid gap-12">
        <SupplierEditor key={supplier.id} supplier={supplier} />
        <Section title={say.fetch} id="fetch">
          <FetchEditor key={supplier.id} supplier={supplier} />
        </Section>
        <Section title={say.mappings} id="mappings">
          <div className="grid gap-6">
            <MappingList supplier={supplier.id} page={mappings} kind={kind} />
            <MappingFiles supplier={supplier} />
          </div>
        </Section>
        <Section title={words.remove.title}>
          <p className="mb-4 max-w-prose text-ink-2">{supplier.files > 0 ? words.remove.stays : words.remove.goes}</p>
          <Button look="danger" disabled={supplier.files > 0} onClick={() => setAsking(true)}>
            {button.remove}
          </Button>
        </Section>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.remove.asks(supplier.name)}
        question={words.remove.question}
        confirm={button.remove}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
