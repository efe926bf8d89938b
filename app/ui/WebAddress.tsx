/** An address of the web that ends a line before a dot or a slash; a piece breaks only where it is longer than a line. */
export const WebAddress = ({ of }: { of: string }) => (
  <span className="[overflow-wrap:anywhere]">
    {of.split(/(?=\.|(?<!\/)\/(?!\/))/).map((piece, n) => (
      // Its pieces never change their order.
      <span key={n} className="inline-block max-w-full">
        {piece}
      </span>
    ))}
  </span>
)
