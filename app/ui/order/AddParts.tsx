import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { newOrder as words } from '#common/words'
import type { QuickOrder } from '#domain/quick-order/schema'
import { api, ApiProblem, messageOf } from '../../web/api.ts'
import { Button } from '../Button.tsx'
import { Problem } from '../Problem.tsx'
import { TextArea } from '../form/TextArea.tsx'
import type { NewLine } from './new-line.ts'

const say = words.parts
type Answered = QuickOrder['lines'][number]

type Props = {
  /** What is typed and not added yet. */
  text: string
  setText: (text: string) => void
  /** How often the order was refused because of that. */
  refused: number
  onAdd: (lines: NewLine[]) => void
}

/** Parts by number: what one number means alone is added at once, the others are asked about. */
export function AddParts({ text, setText, refused, onAdd }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (refused > 0) area.current?.focus()
  }, [refused])
  const [open, setOpen] = useState<readonly Answered[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const { lines, setAside } = await api('POST', '/quick-order', { body: { text }, withoutToken: true })
      const wanted = lines.filter(({ quantity }) => quantity > 0)
      onAdd(wanted.flatMap(({ parts, quantity }) => (parts.length === 1 ? [{ part: parts[0]!, quantity }] : [])))
      setOpen(wanted.filter(({ parts }) => parts.length !== 1))
      const left = lines.flatMap(({ quantity, typed }) => (quantity > 0 ? [] : typed))
      setText([...setAside, ...left].join('\n'))
    } catch (error) {
      setProblem((error instanceof ApiProblem && Object.values(error.fields)[0]) || messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = (line: Answered, part: NewLine['part']) => {
    onAdd([{ part, quantity: line.quantity }])
    setOpen((before) => before.filter((other) => other !== line))
  }
  return (
    <>
      <form onSubmit={submit} className="grid justify-items-start gap-3">
        <div className="w-full">
          <TextArea
            ref={area}
            label={say.label}
            hint={say.hint}
            error={refused > 0 && text.trim() ? say.addFirst : undefined}
            name="text"
            rows={3}
            spellCheck={false}
            className="number"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" look="line" busy={busy}>
          {say.add}
        </Button>
        <Problem text={problem} />
      </form>
      <div role="status">
        {open.length > 0 && (
          <ul className="grid gap-3">
            {open.map((line, n) => (
              <li key={`${n} ${line.typed}`} className="grid justify-items-start gap-1.5">
                <p className="font-semibold break-words">
                  {line.parts.length > 0
                    ? say.which(line.typed)
                    : say.unknown(
                        line.typed,
                        line.didYouMean.map(({ number }) => number),
                      )}
                </p>
                {line.parts.map((part) => (
                  <Button key={part._id} look="line" small onClick={() => choose(line, part)}>
                    {`${part.brand} ${part.number}, ${part.name}`}
                  </Button>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
