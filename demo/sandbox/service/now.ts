/** Unix seconds. */
export const now = () => Math.floor(Date.now() / 1000)
