import { useEffect, useState } from 'react'
import type { User } from '../../core/users/users.user'
import { chunkOf } from '../root/use-chunk'
import { useRoom } from './use-room'

const drawer = chunkOf(() => import('./add/user-drawer'))
const deeds = chunkOf(() => import('./deeds/users-deeds'))

/** What the list leads to: somebody new, the bar for several users, and the question before one is deleted. */
export function useDeeds(isSelecting: boolean) {
  const adding = useRoom(drawer)
  const doing = useRoom(deeds)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<User>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next choice
  useEffect(() => {
    if (isSelecting) void doing.enter()
  }, [isSelecting])
  return {
    AddUser: isAdding ? adding.here?.UserDrawer : undefined,
    BulkBar: isSelecting ? doing.here?.UsersBulk : undefined,
    DeleteQuestion: doing.here?.DeleteQuestion,
    /** whom the question is about */
    asked,
    add: () => void adding.enter().then(setAdding),
    endAdding: () => setAdding(false),
    askToDelete: (user: User) => void doing.enter().then((isHere) => isHere && setAsked(user)),
    endAsking: () => setAsked(undefined),
  }
}
