import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, signUp } from '../../support/shops/people.ts'
import { openShop, type TestShop } from '../../support/shops/shop.ts'
import { fillDisk, mountDisk, unmountDisk } from '../../support/machine/small-disk.ts'

let folder: string
let hasDisk: boolean
let shop: TestShop
let pat: Person
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camber-small-'))
  hasDisk = mountDisk(folder, '4m')
  shop = await openShop({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  pat = await signUp(shop)
})
afterAll(async () => {
  await shop?.close()
  if (hasDisk) unmountDisk(folder)
  await rm(folder, { recursive: true, force: true })
})

/** A picture like no other, of which every size takes some room. */
const noisy = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'red',
    },
  })
    .jpeg({ quality: 30 })
    .toBuffer()

function upload(picture: Buffer) {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'noise.jpg')
  return shop.call('POST', '/images', { token: pat.token, body })
}

/** Every file below the data directory. */
async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('a full disk', () => {
  beforeEach(({ skip }) => skip(!hasDisk, 'a disk to fill can only be mounted by root on Linux'))

  it.each([
    ['before the upload is here', () => 0],
    ['when the upload is here, but not all sizes of the picture', (picture: Buffer) => picture.length + 40_000],
  ])('%s: the caller is told so, nothing is left behind, and it goes well when there is room', async (_, room) => {
    await rm(join(folder, 'media'), { recursive: true, force: true })
    const picture = await noisy()
    const filler = await fillDisk(folder, room(picture))
    for (let n = 0; n < 3; n++) {
      expect(await upload(picture)).toMatchObject({ status: 507, body: { code: 'no-room', success: false } })
      expect(await files()).toEqual(['filler'])
    }
    await rm(filler)
    const { status, body } = await upload(picture)
    expect(status).toBe(200)
    expect(await files()).toHaveLength(body.data.variants.length)
  })
})
