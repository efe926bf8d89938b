import { offline as say } from '#common/words'
import { Icon } from './Icon.tsx'

/** Says that a script of the page could not be fetched, so that buttons do nothing; the script in the head shows it (`early.ts`). */
export const NotWhole = () => (
  <div
    role="alert"
    className="where-lost no-print fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl gap-2 border border-l-4 border-bad bg-surface px-4 py-3 shadow-lg"
  >
    <Icon name="info" className="size-5 flex-none text-bad" />
    <p>
      {say.notWhole}{' '}
      <a href="" className="link">
        {say.again}
      </a>
    </p>
  </div>
)
