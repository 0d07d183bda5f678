import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { changed, type ProfileChange } from '../../core/profile/profile.changes'
import type { Profile } from '../../core/profile/profile.contract'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp, useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import type { RaanProfileProps } from './profile'

export function useProfile(onChanged: RaanProfileProps['onChanged']) {
  const view = useView('profile')
  const desk = useApp('profile')
  const read = useSelector(view, ({ context }) => context.rows[0])
  const error = useSelector(view, ({ context }) => context.error)
  const value = useSelector(view, (snapshot) => snapshot.value)
  const pending = useSelector(desk, ({ context }) => context.pending)
  const failed = useSelector(desk, ({ context }) => context.failed)
  const user = useSelector(useApp('auth'), ({ context }) => context.user)
  const profile = useMemo(
    () => read && pending.reduce<Profile>((shown, { change }) => changed(shown, change), read),
    [read, pending],
  )

  useEngineEvent('profile.changed', ({ change }) => onChanged?.({ kind: change.kind, id: change.id }))

  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    error,
    profile,
    pending,
    failed,
    /** if the host page manages sign-in, the backend's profile has the author */
    author: user
      ? { username: user.fullName || user.username, avatar: user.avatar }
      : (profile?.header ?? { username: '', avatar: null }),
    make: (change: ProfileChange) => desk.send({ type: 'change.make', change }),
    retry: (id: string) => desk.send({ type: 'change.retry', id }),
    dismiss: (id: string) => desk.send({ type: 'change.dismiss', id }),
    reload: () => view.send({ type: 'reload' }),
  }
}

export type ProfileState = ReturnType<typeof useProfile>
export type Author = ProfileState['author']

/** A failed comment is reported where it was written, as long as its post is shown. */
export function useProfileFailures({ failed, profile, retry, dismiss }: ProfileState): void {
  const { t } = useLingui()
  const reported = useMemo(
    () => failed.filter(({ change }) => change.kind !== 'comment' || !profile?.post.some(({ id }) => id === change.id)),
    [failed, profile],
  )
  const messages = (change: ProfileChange): string => {
    const { name } = change
    switch (change.kind) {
      case 'like':
        return change.isOn ? t`Couldn't like “${name}”.` : t`Couldn't remove your like from “${name}”.`
      case 'comment':
        return t`Your comment on “${name}” wasn't sent.`
      case 'vote':
        return t`Your vote on “${name}” wasn't counted.`
      case 'follow':
        return change.isOn ? t`Couldn't follow ${name}.` : t`Couldn't unfollow ${name}.`
      case 'befriend':
        return change.isOn ? t`Couldn't add ${name} as a friend.` : t`Couldn't remove ${name} as a friend.`
    }
  }
  useFailedChanges<ProfileChange>({
    failed: reported,
    messages: ({ change }) => messages(change),
    unsure: ({ change: { kind, name } }) =>
      kind === 'comment'
        ? t`We couldn't confirm whether your comment on “${name}” was sent. It's safe to send it again.`
        : t`We couldn't confirm your change to “${name}”. It's safe to try again.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => retry(id),
    onReported: dismiss,
  })
}
