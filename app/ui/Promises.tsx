/** The line above the navbar: what this shop stands for, in three short promises. */
export function Promises() {
  return (
    <div className="bg-steel text-on-steel no-print">
      <ul className="sheet label flex justify-center gap-x-8 py-1.5 text-[0.875rem] sm:justify-between">
        <li>Free shipping over $99.00</li>
        <li className="max-sm:hidden">7 days money back</li>
        <li className="max-md:hidden">Parts that fit, since 1992</li>
      </ul>
    </div>
  )
}
