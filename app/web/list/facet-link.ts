import type { FacetValue } from '#domain/finding/schema'
import { linkOf, fromFirstPage, valuesOf } from '../shop-link.ts'

function put(params: URLSearchParams, name: string, values: string[]) {
  if (values.length > 0) params.set(name, values.join(','))
  else params.delete(name)
}

/** Takes a value of a facet in, or out where it is chosen. */
export function toggled(params: URLSearchParams, name: string, value: string): string {
  const next = fromFirstPage(params)
  const chosen = valuesOf(params, name)
  put(next, name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return linkOf(next)
}

/** The list with one more size ("width:118.5") beside those that are asked; null: with none more. */
export function withSize(params: URLSearchParams, size: string | null): string {
  return size && !valuesOf(params, 'measure').includes(size)
    ? toggled(params, 'measure', size)
    : linkOf(fromFirstPage(params))
}

/** The nodes above and below one of a tree that is listed from the top down with depths. */
function relatives(nodes: FacetValue[], index: number) {
  const depth = nodes[index]?.depth ?? 0
  const above: string[] = []
  let reach = depth
  for (let i = index - 1; i >= 0 && reach > 0; i--) {
    const node = nodes[i]!
    if ((node.depth ?? 0) < reach) {
      above.push(node.value)
      reach = node.depth ?? 0
    }
  }
  const rest = nodes.slice(index + 1)
  const end = rest.findIndex((node) => (node.depth ?? 0) <= depth)
  const below = rest.slice(0, end === -1 ? undefined : end).map((node) => node.value)
  return { above, below }
}

/**
 * Takes a category in or out. A category stands for all below it, so it replaces what was chosen above and below;
 * taken out, the nearest one above takes its place.
 */
export function toggledCategory(params: URLSearchParams, nodes: FacetValue[], index: number): string {
  const next = fromFirstPage(params)
  const { value } = nodes[index]!
  const { above, below } = relatives(nodes, index)
  const chosen = valuesOf(params, 'category')
  const others = chosen.filter((one) => one !== value && !above.includes(one) && !below.includes(one))
  if (!chosen.includes(value)) put(next, 'category', [...others, value])
  else put(next, 'category', others.length === 0 && above[0] ? [above[0]] : others)
  return linkOf(next)
}

/** A price band "25-49" or "250-" as the two bounds; out again where it is chosen. */
export function withBand(params: URLSearchParams, { value, selected }: FacetValue): string {
  const [from = '', to = ''] = value.split('-')
  const next = fromFirstPage(params)
  next.delete('priceMin')
  next.delete('priceMax')
  if (!selected && from !== '0') next.set('priceMin', from)
  if (!selected && to) next.set('priceMax', to)
  return linkOf(next)
}

/** The price range as it is read: the lower bound first, however they were typed. */
export function priceBounds(params: URLSearchParams): [from: string, to: string] {
  const [from, to] = [params.get('priceMin') ?? '', params.get('priceMax') ?? '']
  return from && to && Number(from) > Number(to) ? [to, from] : [from, to]
}
