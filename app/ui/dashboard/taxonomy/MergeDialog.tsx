import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import type { BrandRecord, MergePreview } from '#domain/catalogue/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { Problem } from '../../Problem.tsx'
import { Select } from '../../form/Select.tsx'

const say = words.taxonomy.brands.merge

type Props = {
  /** The one that goes; null: none is asked for. */
  brand: BrandRecord | null
  brands: readonly BrandRecord[]
  onMerged: (into: BrandRecord) => void
  onClose: () => void
}

/** Merges a brand into another one, after it has said how many parts move and which numbers are in the way. */
export function MergeDialog({ brand, ...props }: Props) {
  return (
    <Dialog open={brand !== null} onClose={props.onClose} title={brand ? say.title(brand.name) : ''}>
      {brand && <Merge key={brand._id} brand={brand} {...props} />}
    </Dialog>
  )
}

function Merge({ brand, brands, onMerged, onClose }: Props & { brand: BrandRecord }) {
  const [into, setInto] = useState<BrandRecord | null>(null)
  const [preview, setPreview] = useState<{ of: string; said: MergePreview } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const path = { id: brand._id }
  const others = brands.filter(({ _id }) => _id !== brand._id)
  const choose = async (id: string) => {
    setInto(others.find(({ _id }) => _id === id) ?? null)
    setProblem(null)
    try {
      if (id) setPreview({ of: id, said: await api('GET', '/brands/{id}/merge', { path, query: { into: id } }) })
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const merge = async (other: BrandRecord) => {
    setBusy(true)
    setProblem(null)
    try {
      await api('DELETE', '/brands/{id}', { path, query: { into: other._id } })
      onMerged(other)
    } catch (error) {
      setProblem(messageOf(error))
      setBusy(false)
    }
  }
  const said = into && preview?.of === into._id ? preview.said : null
  return (
    <div className="grid gap-5">
      <p>{say.about(brand.name)}</p>
      <Select
        label={say.into}
        empty={say.choose}
        options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={into?._id ?? ''}
        onChange={({ target }) => void choose(target.value)}
      />
      <div role="status" className="grid gap-3">
        {into && said && <p>{say.moves(said.parts, brand.name, into.name)}</p>}
        {into && said && said.clashes > 0 && <p className="text-bad">{say.clash(said.clashes, into.name)}</p>}
      </div>
      {said && said.clashing.length > 0 && (
        <ul aria-label={say.clashing} className="max-h-60 overflow-y-auto border-t border-hair">
          {said.clashing.map(({ number, part, name, other, otherName }) => (
            <li key={part} className="border-b border-hair py-2">
              <span className="number">{number}</span>:{' '}
              <Link to={`/dashboard/updateParts/${part}`} className="link">
                {name}
              </Link>
              ,{' '}
              <Link to={`/dashboard/updateParts/${other}`} className="link">
                {otherName}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          {words.taxonomy.cancel}
        </Button>
        <Button look="danger" busy={busy} disabled={!said || said.clashes > 0} onClick={() => into && void merge(into)}>
          {into ? say.confirm(into.name) : say.button}
        </Button>
      </div>
    </div>
  )
}
