import { authPages } from '#common/words'

/** A line with "or" on it, between two ways of doing the same. */
export const Or = () => (
  <div className="label flex items-center gap-3 text-ink-2" aria-hidden="true">
    <span className="h-px flex-1 bg-hair" />
    {authPages.or}
    <span className="h-px flex-1 bg-hair" />
  </div>
)
