import { hiddenFields } from '../../web/shop-link.ts'

/** What a form of /shop keeps of the address, so that it changes one thing only. */
export function HiddenFields({ params, except }: { params: URLSearchParams; except: string[] }) {
  return hiddenFields(params, ...except).map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}
