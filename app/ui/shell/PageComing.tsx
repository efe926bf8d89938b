import { useNavigation } from 'react-router'
import { Coming } from '../Coming.tsx'

/** On a slow line the old page stays until the one that was asked for is there, and says that it is on its way. */
export const PageComing = () => <Coming isAsked={useNavigation().state !== 'idle'} />
