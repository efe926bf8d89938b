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
  /** The places that differ, in red on the faded picture. */
  drawn: Buffer
}

/** Compares two pictures of one page. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const [a, b] = [await sharp(before).metadata(), await sharp(after).metadata()]
  if (a.width !== b.width || Math.abs(a.height - b.height) > 4) return { share: 1, drawn: after }
  const [one, other] = [await seen(before, a.width, a.height), await seen(after, a.width, a.height)]
  const drawn = Buffer.from(other.data)
  let differing = 0
  for (let at = 0; at < drawn.length; at += 3) {
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!)))
    if (apart > CHANNEL) differing++
    for (const channel of [0, 1, 2])
      drawn[at + channel] = apart > CHANNEL ? (channel === 0 ? 255 : 0) : 200 + drawn[at + channel]! / 5
  }
  const { width, height } = other.info
  const picture = sharp(drawn, { raw: { width, height, channels: 3 } })
  return { share: differing / (width * height), drawn: await picture.webp().toBuffer() }
}
