import { useRef, useState } from 'react'
import * as words from '#common/words'
import { Button } from '../../Button.tsx'
import { FieldError } from '../../form/FieldFrame.tsx'
import { Picture } from '../../Picture.tsx'
import { PhotoField } from '../../form/PhotoField.tsx'

const say = words.part.form

type Props = {
  /** Their addresses, one a line. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBusy: (busy: boolean) => void
}

/** The pictures of a part after the first, in their order. */
export function MorePictures({ value, error, onChange, onBusy }: Props) {
  const urls = value.split('\n').filter(Boolean)
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState(0)
  const change = (next: string[]) => onChange(next.join('\n'))
  const move = (from: number, to: number) => {
    change(urls.with(to, urls[from]!).with(from, urls[to]!))
    // The focus goes with the picture.
    const button = to < from ? 'up' : 'down'
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-${button}="${to}"]`)?.focus())
  }
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="label mb-1.5">{say.pictures}</legend>
      {urls.length > 0 && (
        <ol ref={list} className="grid">
          {urls.map((url, n) => (
            <li key={url} className="flex flex-wrap items-center gap-3 border-b border-hair py-2">
              <span className="size-16 flex-none overflow-hidden bg-plate">
                <Picture src={url} alt="" width={64} height={64} sizes="4rem" className="size-16 object-contain" />
              </span>
              <span className="flex-1 basis-48">{say.picture(n + 2)}</span>
              <Button look="line" small data-up={n} disabled={n === 0} onClick={() => move(n, n - 1)}>
                {say.up}
                <span className="sr-only">: {say.picture(n + 2)}</span>
              </Button>
              <Button look="line" small data-down={n} disabled={n === urls.length - 1} onClick={() => move(n, n + 1)}>
                {say.down}
                <span className="sr-only">: {say.picture(n + 2)}</span>
              </Button>
              <Button look="line" small onClick={() => change(urls.toSpliced(n, 1))}>
                {say.takeOut}
                <span className="sr-only">: {say.picture(n + 2)}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <PhotoField
        key={added}
        label={say.addPicture}
        value=""
        onBusy={onBusy}
        onChange={(url) => {
          if (!urls.includes(url)) change([...urls, url])
          setAdded((count) => count + 1)
        }}
      />
      <FieldError id="more-pictures" error={error} />
    </fieldset>
  )
}
