import { useEffect, useState } from 'react'
import { type Address, addressLines } from '#common/address'
import { NO_ADDRESS, type TypedAddress } from '#common/typed-address'
import * as words from '#common/words'
import { api } from '../../web/api.ts'
import { Select } from '../form/Select.tsx'

const say = words.checkout.to

type Own = { _id: string; address: Address }
type Props = { isUntouched: boolean; onChoose: (address: TypedAddress) => void }

/**
 * The account's addresses: the chosen one fills the form; the last used one does so by itself while nothing is typed.
 */
export function OwnAddresses({ isUntouched, onChoose }: Props) {
  const [own, setOwn] = useState<readonly Own[]>([])
  useEffect(() => {
    // Without an answer the address is typed, as by a guest.
    api('GET', '/addresses').then(setOwn, () => {})
  }, [])
  const choose = (chosen: Own | undefined) => chosen && onChoose({ ...NO_ADDRESS, ...chosen.address })
  useEffect(() => {
    if (isUntouched) choose(own[0])
    // oxlint-disable-next-line react/exhaustive-deps -- only what has just been read fills the form by itself
  }, [own])
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
