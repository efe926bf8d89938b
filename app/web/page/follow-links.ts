import type { NavigateFunction } from 'react-router'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Follows the document's `PageLink`s by script, as the router's own links do. Returns how to end it. */
export function followLinks(navigate: NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-page]')
    if (!link || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const to = link.pathname + link.search + link.hash
    const replace = link.href === location.href
    void navigate(to, { replace, preventScrollReset: link.dataset['page'] === 'stay' })
  }
  addEventListener('click', onClick)
  return () => removeEventListener('click', onClick)
}
