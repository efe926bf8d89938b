import { useDeferredValue, useEffect, useState } from 'react'
import { postList } from '#common/words'

const say = postList.preview

type Render = (text: string) => string

/** How a post will look. What turns Markdown into safe HTML is fetched when there is something to show. */
export function Preview({ text }: { text: string }) {
  const [render, setRender] = useState<Render | null>(null)
  const shown = useDeferredValue(text)
  const isEmpty = shown.trim() === ''
  useEffect(() => {
    if (isEmpty || render) return
    void import('#common/markdown').then(({ renderMarkdown }) => setRender(() => renderMarkdown))
  }, [isEmpty, render])
  return (
    <section aria-label={say.title} className="graph-paper border border-hair p-4 sm:p-6">
      <div className="min-h-40 bg-page p-4">
        {isEmpty || !render ? (
          <p className="text-ink-2">{say.empty}</p>
        ) : (
          <div className="prose" dangerouslySetInnerHTML={{ __html: render(shown) }} />
        )}
      </div>
    </section>
  )
}
