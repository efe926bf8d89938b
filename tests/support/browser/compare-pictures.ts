import sharp from 'sharp'

/** Edges of letters are drawn a little differently on every machine: both pictures are looked at from a step away. */
const STEP_AWAY = 3
/** How far apart a channel of a pixel may be, of 255. */
const CHANNEL = 32

const seen = async (picture: Buffer, width: number, height: number) =>
  sharp(picture)
    .resize(Math.round(width / STEP_AWAY), Math.round(height / STEP_AWAY), { kernel: 'cubic', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

export type Difference = {
  /** Share of the area that differs, 0 to 1; 1 where the sizes are not the same. */
  share: number
  /** The places that differ, in red on the faded picture; of another size, the later picture as it is. */
  draw: () => Promise<Buffer>
}

/** Compares two pictures of one page. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const [a, b] = [await sharp(before).metadata(), await sharp(after).metadata()]
  if (a.width !== b.width || Math.abs(a.height - b.height) > 4) {
    return { share: 1, draw: () => sharp(after).webp().toBuffer() }
  }
  const [one, other] = await Promise.all([seen(before, a.width, a.height), seen(after, a.width, a.height)])
  const isApart = (at: number) =>
    Math.abs(one.data[at]! - other.data[at]!) > CHANNEL ||
    Math.abs(one.data[at + 1]! - other.data[at + 1]!) > CHANNEL ||
    Math.abs(one.data[at + 2]! - other.data[at + 2]!) > CHANNEL
  let differing = 0
  for (let at = 0; at < other.data.length; at += 3) if (isApart(at)) differing++
  const { width, height } = other.info
  const draw = () => {
    const drawn = Buffer.from(other.data)
    for (let at = 0; at < drawn.length; at += 3) {
      if (isApart(at)) drawn.set([255, 0, 0], at)
      else for (const channel of [at, at + 1, at + 2]) drawn[channel] = 200 + drawn[channel]! / 5
    }
    return sharp(drawn, { raw: { width, height, channels: 3 } })
      .webp()
      .toBuffer()
  }
  return { share: differing / (width * height), draw }
}
