import { type ChangesEmitted, createChangesMachine, type Pending } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { RaanError } from '../kernel/errors'
import type { Shown } from '../kernel/list-rows'
import { usersCalls } from './users.contract'
import type { User, UserPlan, UserStatus } from './users.user'

/** Fields that can be set for many users at once. */
export type UserSetting = { status: UserStatus } | { currentPlan: UserPlan }

/** Optimistic changes; `name` is for the message after a failure. */
export type UserChange =
  | { kind: 'remove'; id: number; name: string }
  | { kind: 'set'; id: number; name: string; setting: UserSetting }

/** Returns the stored user; undefined if removed. */
export const userChangesMachine = createChangesMachine<'users', UserChange, User | undefined>({
  app: 'users',
  async make({ change, call, signal }) {
    const { id } = change
    if (change.kind === 'set') {
      const { user } = await call(usersCalls.update, { body: { user: { id, ...change.setting } } }, { signal })
      return user
    }
    try {
      await call(usersCalls.remove, { query: { id } }, { signal })
    } catch (error) {
      // already gone: removed by another user, or our response was lost
      if (!(error instanceof RaanError && error.detail.status === 404)) throw error
    }
    return undefined
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'users', UserChange, User | undefined>> {}
}

/** A user with these changes applied; undefined if removed. */
export function withChanges(user: User, changes: readonly Pending<UserChange>[]): User | undefined {
  let shown: User | undefined = user
  for (const { change } of changes) {
    if (change.id !== user.id || !shown) continue
    shown = change.kind === 'remove' ? undefined : { ...shown, ...change.setting }
  }
  return shown
}

/** Updates a list's rows after a response: with the stored user, or without a removed one. */
export const rowChange =
  (id: number, user: User | undefined) =>
  <Extra>({ rows, total, extra }: Shown<User, Extra>): Shown<User, Extra> => {
    if (user) return { rows: rows.map((each) => (each.id === id ? user : each)), total, extra }
    const left = rows.filter((each) => each.id !== id)
    return { rows: left, total: total - (rows.length - left.length), extra }
  }
