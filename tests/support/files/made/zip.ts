import { crc32, deflateRawSync } from 'node:zlib'

export type MadeEntry = {
  name: string
  bytes: Buffer | string
  isStored?: boolean
  isEncrypted?: boolean
  /** What the file says of the unpacked size, if it lies. */
  saysSize?: number
  /** The compression method that it names. */
  saysMethod?: number
}

const MOST_32 = 0xffff_ffff

/** The extra field with the large numbers of one entry (ZIP64). */
function largeField(size: number, packed: number, offset?: number): Buffer {
  const numbers = offset === undefined ? [size, packed] : [size, packed, offset]
  const field = Buffer.alloc(4 + numbers.length * 8)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(numbers.length * 8, 2)
  for (const [i, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + i * 8)
  return field
}

function headers(entry: MadeEntry, body: Buffer, offset: number, isLarge: boolean) {
  const bytes = Buffer.from(entry.bytes)
  const size = entry.saysSize ?? bytes.length
  const name = Buffer.from(entry.name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(isLarge ? 45 : 20, 0)
  common.writeUInt16LE((entry.isEncrypted ? 1 : 0) | 0x800, 2)
  common.writeUInt16LE(entry.saysMethod ?? (entry.isStored ? 0 : 8), 4)
  common.writeUInt16LE(0x5b76, 8) // 2025-11-22
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(isLarge ? MOST_32 : body.length, 14)
  common.writeUInt32LE(isLarge ? MOST_32 : size, 18)
  common.writeUInt16LE(name.length, 22)
  const extra = isLarge ? largeField(size, body.length) : Buffer.alloc(0)
  const local = Buffer.from(common)
  local.writeUInt16LE(extra.length, 24)
  const listed = isLarge ? largeField(size, body.length, offset) : Buffer.alloc(0)
  const central = Buffer.from(common)
  central.writeUInt16LE(listed.length, 24)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(isLarge ? MOST_32 : offset, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), local, name, extra]),
    central: Buffer.concat([Buffer.from('PK\u0001\u0002\u002d\u0000', 'latin1'), central, place, name, listed]),
  }
}

/** The end of the list of entries, in the form for large archives, and what points to it. */
function largeEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20)
  end.write('PK\u0006\u0006', 0, 'latin1')
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.write('PK\u0006\u0007', 56, 'latin1')
  end.writeBigUInt64LE(BigInt(offset + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}

/** A ZIP file; `isLarge`: with the numbers of ZIP64, as tools write that do not know the size in advance. */
export function zipFile(entries: readonly MadeEntry[], { isLarge = false } = {}): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const body = entry.isStored ? Buffer.from(entry.bytes) : deflateRawSync(entry.bytes)
    const { local, central } = headers(entry, body, offset, isLarge)
    locals.push(local, body)
    centrals.push(central)
    offset += local.length + body.length
  }
  const list = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(isLarge ? 0xffff : entries.length, 8)
  end.writeUInt16LE(isLarge ? 0xffff : entries.length, 10)
  end.writeUInt32LE(isLarge ? MOST_32 : list.length, 12)
  end.writeUInt32LE(isLarge ? MOST_32 : offset, 16)
  return Buffer.concat([...locals, list, ...(isLarge ? [largeEnd(entries.length, list.length, offset)] : []), end])
}
