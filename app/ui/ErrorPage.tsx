import { pageState as say } from '#common/words'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

const kindOf = (status: number): keyof typeof say.wrong => {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 0
  if (status === 0) return 'unanswered'
  if (status === 404 || status === 429) return status
  return status >= 400 && status < 500 ? 400 : 500
}

/** One page for what can go wrong: nothing there (404), too many (429), refused (any other 4xx), broken (500), no answer (0). */
export function ErrorPage({ status }: { status: number }) {
  const kind = kindOf(status)
  const { title, text } = say.wrong[kind]
  return (
    <div className="sheet py-12 sm:py-20">
      <title>{title}</title>
      <div className="graph-paper border border-hair">
        <div className="grid justify-items-center gap-5 bg-radial from-page from-40% to-transparent px-6 py-16 text-center sm:py-24">
          <p className="head text-8xl text-signal sm:text-9xl" aria-hidden="true">
            {kind === 0 || kind === 'unanswered' ? say.off : kind === 400 ? status : kind}
          </p>
          <div className="grid justify-items-center gap-4">
            <h1 className="text-4xl sm:text-5xl">{title}</h1>
            <p className="max-w-[46ch] text-ink-2">{text}</p>
            <div className="mt-2 flex flex-wrap justify-center gap-3">
              {kind !== 404 && (
                <Button look="signal" className="with-script" onClick={() => location.reload()}>
                  {say.tryAgain}
                </Button>
              )}
              <LinkButton to="/shop" look={kind === 404 ? 'signal' : 'line'}>
                {say.toShop}
              </LinkButton>
              <LinkButton to="/" look="line">
                {say.home}
              </LinkButton>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
