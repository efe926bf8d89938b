/** An e-mail address that ends a line before its @, rather than within a word, where one line is too short. */
export function Email({ of }: { of: string }) {
  const at = of.lastIndexOf('@')
  if (at < 0) return of
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  )
}
