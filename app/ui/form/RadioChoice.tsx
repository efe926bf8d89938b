import type { ComponentProps } from 'react'

type Props = { said: { title: string; text: string } } & ComponentProps<'input'>

/** One of a few things to choose, which says beside its name what it means. */
export function RadioChoice({ said: { title, text }, ...input }: Props) {
  return (
    <label className="flex items-start gap-2.5">
      <input type="radio" className="check mt-1" {...input} />
      <span>
        <b className="font-semibold">{title}</b> {text}
      </span>
    </label>
  )
}
