import { header as say } from '#common/words'

/** The first thing a keyboard meets: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="button button-signal fixed top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0"
    >
      {say.skip}
    </a>
  )
}
