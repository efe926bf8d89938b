import { useDeferredValue, useEffect, useState } from 'react'
import { postList } from '#common/words'

const say = postList.preview

type Render = (text: string, highest?: number) => string

/**
 * How a text will look, with its highest headings at the level `highest`. `of` tells apart several on one page. What turns Markdown
 * into safe HTML is fetched when there is something to show.
 */
export function Preview({ text, highest, of }: { text: string; highest?: number; of?: string }) {
  const [render, setRender] = useState<Render | null>(null)
  const shown = useDeferredValue(text)
  const isEmpty = shown.trim() === ''
  useEffect(() => {
    if (isEmpty || render) return
    void import('#common/markdown').then(({ renderMarkdown }) => setRender(() => renderMarkdown))
  }, [isEmpty, render])
  return (
    <section aria-label={of ? say.of(of) : say.title} className="graph-paper border border-hair p-4 sm:p-6">
      <div className="min-h-40 bg-page p-4">
        {isEmpty || !render ? (
          <p className="text-ink-2">{say.empty}</p>
        ) : (
          <div className="prose" dangerouslySetInnerHTML={{ __html: render(shown, highest) }} />
        )}
      </div>
    </section>
  )
}
