import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { User } from '../../core/users/users.user'
import { usePressedPart } from '../lazy/use-pressed-part'

const drawer = lazyPart(() => import('./add/user-drawer'))
const actions = lazyPart(() => import('./actions/users-actions'))

/** What the list leads to: somebody new, the bar for several users, and the question before one is deleted. */
export function useActions(isSelecting: boolean) {
  const adding = usePressedPart(drawer)
  const doing = usePressedPart(actions)
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
