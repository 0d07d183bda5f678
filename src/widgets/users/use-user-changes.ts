import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { undoMs } from '../../core/kernel/timings'
import type { UserSetting } from '../../core/users/users.changes'
import type { User } from '../../core/users/users.user'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'

export type Named = Pick<User, 'id' | 'fullName' | 'username'>

export const nameOf = ({ fullName, username }: Pick<User, 'fullName' | 'username'>): string => fullName || username

/** Optimistic changes. Removal waits for a moment in which it can be undone. */
export function useUserChanges() {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('users')

  const remove = (users: readonly Named[]) => {
    const { held } = desk.getSnapshot().context
    const known = new Set(held.map(({ id }) => id))
    const gone = users.map((user) => ({ user, id: `remove ${user.id}` })).filter(({ id }) => !known.has(id))
    const [first] = gone
    if (!first) return
    for (const { user, id } of gone)
      desk.send({
        type: 'change.make',
        id,
        change: { kind: 'remove', id: user.id, name: nameOf(user) },
        holdMs: undoMs,
      })
    const count = gone.length
    const name = nameOf(first.user)
    const toast = toaster.show({
      id: `removed ${gone.map(({ user }) => user.id).join(' ')}`,
      title:
        count === 1 ? t`${name} deleted` : t`${plural(count, { one: '# user deleted', other: '# users deleted' })}`,
      action: {
        label: t`Undo`,
        isUndo: true,
        run: () => {
          for (const { id } of gone) desk.send({ type: 'change.undo', id })
        },
      },
    })
    // hides the undo once it is too late
    const watching = desk.subscribe(() => {
      const undoable = new Set(desk.getSnapshot().context.held.flatMap(({ id, isSent }) => (isSent ? [] : id)))
      if (gone.some(({ id }) => undoable.has(id))) return
      watching.unsubscribe()
      toaster.dismiss(toast)
    })
  }
  return {
    remove,
    set(users: readonly Named[], setting: UserSetting) {
      for (const user of users)
        desk.send({ type: 'change.make', change: { kind: 'set', id: user.id, name: nameOf(user), setting } })
    },
  }
}

/** One toast per kind of change, offering to retry. */
export function useFailedUserChanges(): void {
  const { t } = useLingui()
  const toaster = useToaster()
  const desk = useApp('users')
  const failed = useSelector(desk, ({ context }) => context.failed)
  const isBusy = useSelector(desk, ({ context }) => context.pending.length > 0)
  const messages = useRef((_name: string, _count: number, _isForbidden: boolean) => ({ title: '', retry: '' }))
  useEffect(() => {
    messages.current = (name, count, isForbidden) => ({
      title: isForbidden
        ? t`You don't have permission to make this change. Nothing was changed.`
        : count === 1
          ? t`Couldn't change ${name}`
          : t`${plural(count, {
              one: "# user couldn't be changed",
              other: "# users couldn't be changed",
            })}`,
      retry: t`Try again`,
    })
  })
  useEffect(() => {
    const [first] = failed
    if (isBusy || !first) return
    const isForbidden = failed.every(({ error }) => error.code === 'forbidden')
    const { title, retry } = messages.current(first.change.name, failed.length, isForbidden)
    toaster.show({
      id: 'users-failed',
      tone: 'error',
      title,
      action: {
        label: retry,
        run: () => {
          for (const { change } of failed) desk.send({ type: 'change.make', change })
        },
      },
    })
    for (const { id } of failed) desk.send({ type: 'change.dismiss', id })
  }, [failed, isBusy, toaster, desk])
}
