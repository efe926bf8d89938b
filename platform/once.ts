/** Creates a value on first use and keeps it; does not keep a failure. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make().catch((err) => ((made = undefined), Promise.reject(err))))
}
