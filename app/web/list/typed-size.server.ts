import { redirect } from 'react-router'
import { withSize } from './facet-link.ts'

/** A size that was typed into the filters ("118,5" of "width") becomes a part of the list's address: throws the way there. */
export function takeSize(params: URLSearchParams): void {
  const [measure, size] = [params.get('sizeOf'), params.get('size')]
  if (measure === null && size === null) return
  const others = new URLSearchParams(params)
  others.delete('sizeOf')
  others.delete('size')
  const typed = (size ?? '').trim().replace(',', '.')
  throw redirect(withSize(others, measure && typed ? `${measure}:${typed}` : null))
}
