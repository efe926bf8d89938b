import { useId, useState } from 'react'
import { largest } from '#common/format'
import * as words from '#common/words'
import { Icon } from '../../Icon.tsx'

const say = words.importSending

type Props = {
  file: File | null
  /** The largest file that the shop takes. */
  maxBytes: number
  error?: string
  disabled: boolean
  onFile: (file: File) => void
}

/** "1.2 MB" */
export const sizeOf = (bytes: number): string =>
  bytes < 1000
    ? say.size.bytes(bytes)
    : bytes < 1e6
      ? say.size.kilobytes(Math.round(bytes / 1e3))
      : say.size.megabytes((bytes / 1e6).toFixed(1))

/** A file, dragged here or chosen. */
export function FileDrop({ file, maxBytes, error, disabled, onFile }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (files?.[0] && !disabled) onFile(files[0])
  }
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className={`corners relative grid min-h-36 cursor-pointer place-content-center justify-items-center gap-2 px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-signal ${isOver ? 'bg-signal-wash' : 'bg-surface'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Icon name="down" className="size-7" />
        <span className="text-lg font-semibold [overflow-wrap:anywhere]">
          {file ? say.drop.chosen(file.name, sizeOf(file.size)) : say.drop.choose}
        </span>
        <span className="text-ink-2">{say.drop.kinds(largest(maxBytes))}</span>
        <input
          id={id}
          type="file"
          aria-label={say.drop.label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => take(target.files)}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-[0.9375rem] font-semibold text-bad" role="alert">
          <Icon name="info" className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}
