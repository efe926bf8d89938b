import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { Unbroken } from '../Unbroken.tsx'

const say = words.partPage.measures

const kilos = (grams: number) => (grams >= 1000 ? [(grams / 1000).toFixed(1), 'kg'] : [String(grams), 'g'])

/** What the part is, measure by measure, figures aligned. */
export function Attributes({ part }: { part: PartDetail }) {
  const { attributes, weightGrams, quantity, position, condition, packSize } = part
  const rows: (readonly [string, string, string | null | undefined])[] = [
    ...(position ? [[words.label.position, position[0]!.toUpperCase() + position.slice(1), null] as const] : []),
    ...attributes,
    ...(weightGrams === null ? [] : [[say.weight, ...kilos(weightGrams)] as unknown as [string, string, string]]),
    // One is also what is stored where nobody said.
    ...(quantity > 1 ? [[say.needed, String(quantity), null] as const] : []),
    ...(packSize ? [[words.part.page.packSize, String(packSize), null] as const] : []),
    [words.part.page.condition, words.part.conditions[condition ?? 'new'], null],
  ]
  return (
    <table className="w-full border-t border-hair max-[22rem]:wrap-anywhere">
      <tbody>
        {rows.map(([name, value, unit]) => (
          <tr key={name} className="border-b border-hair">
            <th scope="row" className="py-2 pr-4 text-left font-normal text-ink-2">
              {name}
            </th>
            <td className="py-2 text-right font-semibold">
              <Unbroken text={value} />
              {unit && <span className="font-normal text-ink-2"> {unit}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
