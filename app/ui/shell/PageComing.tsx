import { useNavigation } from 'react-router'
import { useReloadThere } from '../../web/reload-there.ts'
import { Coming } from '../Coming.tsx'

/** On a slow line the old page stays until the one that was asked for is there, and says that it is on its way. */
export function PageComing() {
  const { state, location } = useNavigation()
  useReloadThere(location)
  return <Coming isAsked={state !== 'idle'} />
}
