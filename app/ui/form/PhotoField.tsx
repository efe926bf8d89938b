import { type ChangeEvent, useId, useRef, useState } from 'react'
import { photoField as say } from '#common/words'
import { UPLOAD_TYPES } from '#domain/media/schema'
import { messageOf } from '../../web/api.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import { Picture } from '../Picture.tsx'
import { uploadPicture } from './upload.ts'

type Props = {
  label: string
  /** The picture's address, empty while there is none. */
  value: string
  error?: string
  onChange: (url: string) => void
  /** Told while a picture is on its way, so that the form waits for it. */
  onBusy: (busy: boolean) => void
}

/** Chooses a photo, uploads it at once and shows the stored one. Of several that are under way the last chosen one counts. */
export function PhotoField({ label, value, error, onChange, onBusy }: Props) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const last = useRef<File>(null)
  const wait = (now: boolean) => {
    setBusy(now)
    onBusy(now)
  }
  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    if (!file) return
    last.current = file
    setProblem(undefined)
    wait(true)
    try {
      const url = await uploadPicture(file)
      if (file === last.current) onChange(url)
    } catch (refused) {
      if (file !== last.current) return
      input.value = ''
      setProblem(messageOf(refused))
    }
    if (file === last.current) wait(false)
  }
  const wrong = problem ?? error
  const { hint } = say
  return (
    <FieldFrame id={id} label={label} hint={hint} error={wrong}>
      <div className="flex items-center gap-4">
        <span className="grid size-24 flex-none place-content-center overflow-hidden border border-hair bg-plate text-ink-2">
          {busy ? (
            <span className="spinner text-steel" role="status" aria-label={say.uploading} />
          ) : (
            value && (
              <Picture
                src={value}
                alt=""
                width={96}
                height={96}
                sizes="6rem"
                className="size-24 object-contain"
                first
              />
            )
          )}
        </span>
        <input
          id={id}
          type="file"
          accept={UPLOAD_TYPES.join()}
          className="w-full min-w-0 cursor-pointer border border-edge bg-surface text-[0.9375rem] file:mr-3 file:min-h-11 file:cursor-pointer file:border-0 file:border-r file:border-edge file:bg-sunken file:px-4 file:font-semibold file:text-ink hover:border-ink aria-invalid:border-bad"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describedBy(id, hint, wrong)}
          onChange={take}
        />
      </div>
    </FieldFrame>
  )
}
