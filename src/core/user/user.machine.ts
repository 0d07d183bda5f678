import type { AppModule } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { type UserFigures, usersCalls } from '../users/users.contract'
import type { User } from '../users/users.user'
import { userFormMachine } from './user.form'
import { userLinks } from './user.links'
import { userNumber } from './user.newest'

export type ShownUser = {
  user: User
  /** undefined where the backend counts none */
  figures: UserFigures | undefined
}

/** One user by number, 0 being whoever stands first, and what they did at the desk where the backend tells it. */
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

/** An app of its own, so that whoever looks at the list does not load how one user is shown and changed. */
export const userApp = {
  links: userLinks,
  views: {
    user: {
      machine: userDetailMachine,
      reacts: ({ type }) =>
        type === 'users.saved' || type === 'users.changed' ? { type: 'reload' as const } : undefined,
    },
    'user.form': { machine: userFormMachine },
  },
} satisfies AppModule
