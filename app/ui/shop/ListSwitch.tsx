import { useEffect } from 'react'
import * as words from '#common/words'
import { followListLook, type ListLook, showListAs, useListLook } from '../../web/list/list-look.ts'
import { Icon } from '../Icon.tsx'

const say = words.list.look
const LOOKS: readonly ListLook[] = ['cards', 'lines']

/** Whether the parts of a list are cards or lines. The document's mark says which is pressed, so nothing flickers. */
export function ListSwitch() {
  const look = useListLook()
  useEffect(followListLook, [])
  return (
    <div role="group" aria-label={say.title} className="list-switch with-script">
      {LOOKS.map((one) => (
        <button key={one} type="button" aria-pressed={look === one} onClick={() => showListAs(one)}>
          <Icon name={one} className="size-4.5" />
          <span className="max-sm:sr-only">{say[one]}</span>
        </button>
      ))}
    </div>
  )
}
