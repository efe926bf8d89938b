import { useEffect, useState } from 'react'
import { type Address, addressLines } from '#common/address'
import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import { Select } from '../form/Select.tsx'
import { whoIsThere } from '../auth/sign-in.ts'

const say = words.checkout.to

type Own = { _id: string; address: Address }
type Props = {
  isUntouched: boolean
  onChoose: (address: TypedAddress) => void
  /** The account's name, where it has no address yet. */
  onName: (name: string) => void
}

/** What the account says already: its addresses, or before its first order its name. */
async function readOwn(): Promise<{ own: readonly Own[]; name?: string | undefined }> {
  const own = await api('GET', '/addresses')
  return own.length > 0 ? { own } : { own, name: (await whoIsThere())?.name }
}

/**
 * The account's addresses: the chosen one fills the form; the last used one does so by itself while nothing is typed.
 */
export function OwnAddresses({ isUntouched, onChoose, onName }: Props) {
  const [{ own, name }, setKnown] = useState<Awaited<ReturnType<typeof readOwn>>>({ own: [] })
  useEffect(() => {
    // Without an answer the address is typed, as by a guest.
    readOwn().then(setKnown, () => {})
  }, [])
  const choose = (chosen: Own | undefined) => chosen && onChoose({ ...NO_ADDRESS, ...chosen.address })
  useEffect(() => {
    if (isUntouched) choose(own[0])
    if (isUntouched && name) onName(name)
    // oxlint-disable-next-line react/exhaustive-deps -- only what has just been read fills the form by itself
  }, [own, name])
  if (own.length === 0) return null
  return (
    <Select
      label={say.own}
      empty={say.another}
      options={own.map(({ _id, address }) => ({ value: _id, label: addressLines(address).join(', ') }))}
      onChange={({ target }) => choose(own.find(({ _id }) => _id === target.value))}
    />
  )
}
