import * as words from '#common/words'

const say = words.pageState.loading

/** The button-style spinner while the shop finds out who is asking, or a guarded page loads. */
export function Loading() {
  return (
    <div className="sheet grid min-h-[60vh] place-content-center gap-4 text-center">
      <p role="status" className="button button-ink pointer-events-none justify-self-center">
        <span className="spinner" aria-hidden="true" />
        {say.label}
      </p>
      <p className="without-script text-ink-2">{say.withoutScript}</p>
    </div>
  )
}
