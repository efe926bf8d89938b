import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FilterBox } from '../../ui/dashboard/FilterBox.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { CategoryForm } from '../../ui/dashboard/taxonomy/CategoryForm.tsx'
import { PartTypeForm } from '../../ui/dashboard/taxonomy/PartTypeForm.tsx'
import { type Edited, type Node, TaxonomyTree } from '../../ui/dashboard/taxonomy/TaxonomyTree.tsx'
import { foundNodes } from '../../ui/dashboard/taxonomy/found-nodes.ts'
import { Section } from '../../ui/Section.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/categories'

const say = words.taxonomy.categories

export const clientLoader = adminOnly(() => api('GET', '/taxonomy'))

const titleOf = ({ of, kind }: Edited) => (of ? say.edit(of.name) : kind === 'category' ? say.addCategory : say.addType)

/** The tree of categories down to part types, and the form of the one that is edited. */
export default function Categories({ loaderData: tree }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [typed, setTyped] = useState('')
  const removal = useRemoval(async ({ _id, name, kind }: Node) => {
    const path = { id: _id }
    if (kind === 'category') await api('DELETE', '/taxonomy/categories/{id}', { path })
    else await api('DELETE', '/taxonomy/types/{id}', { path })
    return say.deleted(name)
  })
  const found = foundNodes(tree, typed)
  const done = async () => {
    setEdited(null)
    await revalidate()
  }
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <Button look="line" onClick={() => setEdited({ kind: 'category', of: null })}>
          {say.addCategory}
        </Button>
        <Button look="line" onClick={() => setEdited({ kind: 'type', of: null })}>
          {say.addType}
        </Button>
      </PageHead>
      {edited && (
        <div className="mb-10">
          <Section title={titleOf(edited)}>
            {edited.kind === 'category' ? (
              <CategoryForm
                key={edited.of?._id ?? 'new category'}
                tree={tree}
                category={edited.of}
                onDone={() => void done()}
              />
            ) : (
              <PartTypeForm
                key={edited.of?._id ?? 'new type'}
                tree={tree}
                type={edited.of}
                onDone={() => void done()}
              />
            )}
            <Button look="line" className="mt-3" onClick={() => setEdited(null)}>
              {words.taxonomy.cancel}
            </Button>
          </Section>
        </div>
      )}
      <div>
        <FilterBox label={say.find} value={typed} onChange={setTyped} found={say.found(found.count)} />
        <TaxonomyTree tree={tree} found={found} isThere={removal.isThere} onEdit={setEdited} onDelete={removal.ask} />
      </div>
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={words.texts.deleteConfirm}
        confirm={words.taxonomy.remove}
      />
    </>
  )
}
