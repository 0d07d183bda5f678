import { createResourceMachine } from '../kernel/resource-machine'
import { type UserFigures, usersCalls } from './users.contract'
import { userNumber } from './users.newest'
import type { User } from './users.user'

export type ShownUser = {
  user: User
  /** undefined if the backend has none */
  figures: UserFigures | undefined
}

/** One user by number, 0 is the first user in the list, with their figures at the desk if the backend has them. */
export const userDetailMachine = createResourceMachine<ShownUser>({
  id: 'user',
  async load({ call, key, signal }) {
    const id = await userNumber(call, key, signal)
    const counted = call(usersCalls.figures, { query: { id } }, { signal }).then(
      ({ figures }) => figures,
      () => undefined,
    )
    const { user } = await call(usersCalls.one, { query: { id } }, { signal })
    return { user, figures: await counted }
  },
})
