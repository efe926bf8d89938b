import { useLocation } from 'react-router'
import * as words from '#common/words'
import { compareLink, setCompared, turnCompared, useCompared } from '../../web/part/compared.ts'
import { Button, buttonClass } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { useKeptFocus } from '../kept-focus.ts'
import { PageLink } from '../PageLink.tsx'

const say = words.compare
/** Pages where parts are chosen; a repair has a bar of its own there. */
const SHOWN = /^\/(shop|parts|find)?(\/|$)/

/** At the window's lower edge: the parts that this tab chose to compare, and the way to their page. */
export function CompareBar() {
  const chosen = useCompared()
  const { pathname } = useLocation()
  const { place, around } = useKeptFocus<HTMLElement>()
  if (chosen.length === 0 || !SHOWN.test(pathname)) return null
  return (
    <section ref={place} tabIndex={-1} {...around} aria-label={say.chosen} className="compare-bar no-print">
      <div className="sheet flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <ul className="flex min-w-0 flex-1 flex-wrap gap-2 max-sm:hidden">
          {chosen.map((part) => (
            <li key={part._id} className="flex max-w-60 items-center border border-edge pl-2.5 text-[0.9375rem]">
              <span className="truncate">{part.name}</span>
              <button
                type="button"
                aria-label={say.remove(part.name)}
                className="grid size-8 flex-none place-content-center hover:text-bad"
                onClick={() => turnCompared(part)}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-2 max-sm:flex-1">
          <Button look="quiet" small onClick={() => setCompared([])}>
            {say.clear}
          </Button>
          {chosen.length > 1 ? (
            <PageLink
              to={compareLink(chosen.map(({ _id }) => _id))}
              className={buttonClass({ look: 'signal', small: true }, 'max-sm:flex-1')}
            >
              {say.open(chosen.length)}
            </PageLink>
          ) : (
            <p>{say.another}</p>
          )}
        </div>
      </div>
    </section>
  )
}
