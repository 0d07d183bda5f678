import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ProfileChange } from '../../core/profile/profile.changes'
import { useFailedChanges } from '../list/use-failed-changes'
import type { ProfileState } from './use-profile'

/** Says what was taken back. A comment is told where it was written, as long as its post is there. */
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
