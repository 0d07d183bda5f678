import { useLingui } from '@lingui/react/macro'
import { accountChangesSchema } from '../../core/account/account.rules'
import type { FieldErrors, RaanError } from '../../core/kernel/errors'
import { longestText } from '../../core/kernel/longest-text'
import { lookUp } from '../../core/kernel/look-up'
import { useErrorText } from '../form/use-error-text'
import { useFailureMessages } from '../form/use-failure-messages'

const longestOf = longestText(accountChangesSchema)

export type AccountError = { path: string; label: string; text: string }

export function useAccountMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels = {
    'general.avatar': t`Picture`,
    'general.username': t`Username`,
    'general.fullName': t`Full name`,
    'general.email': t`Email`,
    'general.company': t`Company`,
    oldPassword: t`Current password`,
    newPassword: t`New password`,
    again: t`Confirm new password`,
    'info.bio': t`About you`,
    'info.dob': t`Date of birth`,
    'info.country': t`Country`,
    'info.website': t`Website`,
    'info.phone': t`Phone`,
    'social.socialLinks.twitter': 'X (Twitter)',
    'social.socialLinks.facebook': 'Facebook',
    'social.socialLinks.google': 'Google',
    'social.socialLinks.linkedIn': 'LinkedIn',
    'social.socialLinks.instagram': 'Instagram',
    'social.socialLinks.quora': 'Quora',
    'social.connections.twitter': 'X (Twitter)',
    'social.connections.google': 'Google',
    'social.connections.facebook': 'Facebook',
    'social.connections.github': 'GitHub',
    'notification.commentOnArticle': t`Someone comments on my posts`,
    'notification.answerOnForm': t`Someone responds to my form`,
    'notification.followMe': t`Someone follows me`,
    'notification.newAnnouncements': t`Shop announcements`,
    'notification.productUpdates': t`Product news, every week`,
    'notification.blogDigest': t`New blog posts, every week`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-large': t`This picture is too large`,
    'too-short': t`At least 8 characters`,
    picture: t`This file isn't a picture`,
    email: t`Enter a valid email address`,
    username: t`Usernames can't contain spaces or @`,
    taken: t`This is already taken`,
    phone: t`Enter a valid phone number`,
    url: t`Enter a link that starts with https:// or http://`,
    date: t`This date doesn't exist`,
    wrong: t`This isn't your current password`,
    same: t`Choose a password different from your current one`,
    weak: t`Too easy to guess: add words, or mix letters, numbers and symbols`,
    mismatch: t`The passwords don't match`,
    'wrong-type': t`This value can't be read`,
  }
  const order = Object.keys(labels)
  const known = (path: string) => order.find((each) => path === each || path.startsWith(`${each}.`)) ?? path
  const errorText = useErrorText(codes, longestOf)
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors): AccountError[] =>
      Object.entries(errors)
        .map(([path, said]) => ({ path: known(path), text: errorText(said, path) ?? '' }))
        .map(({ path, text }) => ({ path, text, label: lookUp(labels, path) ?? path }))
        .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path)),
    failure: (error: RaanError): string =>
      reason(error, { forbidden: t`You don't have permission to change these settings.` }),
  }
}
