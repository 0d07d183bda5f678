import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ProfileChange } from '../../core/profile/profile.changes'
import { useFailedChanges } from '../root/use-failed-changes'
import type { ProfileState } from './use-profile'

/** Says what was taken back. A comment is told where it was written, as long as its post is there. */
export function useProfileFailures({ failed, profile, retry, dismiss }: ProfileState): void {
  const { t } = useLingui()
  const told = useMemo(
    () => failed.filter(({ change }) => change.kind !== 'comment' || !profile?.post.some(({ id }) => id === change.id)),
    [failed, profile],
  )
  const words = (change: ProfileChange): string => {
    const { name } = change
    switch (change.kind) {
      case 'like':
        return change.isOn ? t`“${name}” could not be liked.` : t`Your like of “${name}” could not be taken back.`
      case 'comment':
        return t`Your comment on “${name}” was not sent.`
      case 'vote':
        return t`Your vote on “${name}” did not count.`
      case 'follow':
        return change.isOn ? t`${name} could not be followed.` : t`${name} could not be unfollowed.`
      case 'befriend':
        return change.isOn ? t`${name} could not be added as a friend.` : t`${name} could not be removed as a friend.`
    }
  }
  useFailedChanges<ProfileChange>({
    failed: told,
    words: ({ change }) => words(change),
    unsure: ({ change: { kind, name } }) =>
      kind === 'comment'
        ? t`It is not known whether your comment on “${name}” was sent. Sending it again is safe.`
        : t`It is not known whether the change at “${name}” was made. Trying again is safe.`,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => retry(id),
    onTold: dismiss,
  })
}
