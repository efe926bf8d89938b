import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#common/words'
import type { PartCard, PartRecord } from '#domain/catalogue/schema'
import { api, messageOf } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'

const say = words.part.form
const MOST = 20

type Named = Pick<PartRecord, '_id' | 'number' | 'name'>

/** The parts that follow each other from this one on; none from ''. */
async function readChain(first: string): Promise<Named[]> {
  const chain: Named[] = []
  let id: string | null | undefined = first
  while (id && chain.length < MOST) {
    const part: PartRecord = await api('GET', '/bestSeller/{id}', { path: { id } })
    chain.push(part)
    id = part.supersededBy
  }
  return chain
}

type Props = { id: string | undefined; value: string; error: string | undefined; onChange: (part: string) => void }

/** Which part to take instead: found by its number, with all that follow it. */
export function SupersededBy({ id, value, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<PartCard[] | null>(null)
  const [chain, setChain] = useState<Named[]>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isLeft = false
    readChain(value).then(
      (parts) => isLeft || setChain(parts),
      (refused: unknown) => isLeft || setProblem(messageOf(refused)),
    )
    return () => {
      isLeft = true
    }
  }, [value])
  const find = async () => {
    setProblem(undefined)
    try {
      const { items } = await api('GET', '/parts', { query: { q: typed, limit: 6 } })
      const others = items.filter(({ _id }) => _id !== id)
      setFound(others)
      if (others.length === 0) setProblem(say.noPart)
    } catch (refused) {
      setProblem(messageOf(refused))
    }
  }
  const choose = (part: string) => {
    setFound(null)
    setTyped('')
    onChange(part)
  }
  const [first, ...others] = chain
  return (
    <div className="grid gap-2 sm:col-span-2">
      <div className="flex items-start gap-3">
        <div className="flex-1">
          <Field
            label={say.successor}
            hint={say.successorHint}
            value={typed}
            error={problem ?? error}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void find()
            }}
          />
        </div>
        <Button look="line" className="mt-6" disabled={!typed.trim()} onClick={() => void find()}>
          {say.find}
        </Button>
      </div>
      {found?.map(({ _id, brand, number, name }) => (
        <Button key={_id} look="line" small className="justify-self-start normal-case" onClick={() => choose(_id)}>
          {say.choose(`${brand.name} ${number}, ${name}`)}
        </Button>
      ))}
      {first ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link to={`/dashboard/updateParts/${first._id}`} className="link font-semibold">
            {first.number}, {first.name}
          </Link>
          <Button look="line" small onClick={() => choose('')}>
            {say.takeOut}
            <span className="sr-only">: {first.number}</span>
          </Button>
          {others.length > 0 && (
            <p className="basis-full text-ink-2">
              {say.chain} {others.map(({ number }) => number).join(', ')}
            </p>
          )}
        </div>
      ) : (
        <p className="text-ink-2">{say.none}</p>
      )}
    </div>
  )
}
