import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../core/kernel/errors'
import { lookUp } from '../../core/kernel/look-up'
import { useFailureWords } from '../root/unsaved/use-failure-words'

export type AccountFault = { path: string; label: string; text: string }

/** Names of the fields in the order a person meets them, and what codes mean. */
export function useAccountWords() {
  const { t } = useLingui()
  const { reason } = useFailureWords()
  const labels: Record<string, string> = {
    'general.avatar': t`Picture`,
    'general.username': t`Username`,
    'general.fullName': t`Full name`,
    'general.email': t`E-mail`,
    'general.company': t`Company`,
    oldPassword: t`Current password`,
    newPassword: t`New password`,
    again: t`New password again`,
    'info.bio': t`About you`,
    'info.dob': t`Birth date`,
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
    'notification.commentOnArticle': t`Somebody comments on what I wrote`,
    'notification.answerOnForm': t`Somebody answers a form of mine`,
    'notification.followMe': t`Somebody follows me`,
    'notification.newAnnouncements': t`Announcements of the shop`,
    'notification.productUpdates': t`News about products, every week`,
    'notification.blogDigest': t`New articles of the blog, every week`,
  }
  const codes: Record<string, string> = {
    required: t`Please fill this in`,
    'too-long': t`This text is too long`,
    'too-large': t`This picture is too large`,
    'too-short': t`At least 8 characters`,
    picture: t`This is not a picture`,
    email: t`This is not an e-mail address`,
    username: t`A username has no spaces and no @`,
    taken: t`Somebody else has this already`,
    phone: t`This is not a phone number`,
    url: t`An address begins with https:// or http://`,
    date: t`There is no such day`,
    wrong: t`This is not your current password`,
    same: t`This is the password you have now`,
    weak: t`This is easy to guess: add words, or mix letters, digits and signs`,
    mismatch: t`The two do not match`,
    'wrong-type': t`This could not be read`,
  }
  const order = Object.keys(labels)
  const known = (path: string) => order.find((each) => path === each || path.startsWith(`${each}.`)) ?? path
  const errorText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(codes, code) ?? code).join(' · ')
  return {
    labels,
    errorText,
    /** all that is wrong, from the first tab to the last */
    faults: (errors: FieldErrors): AccountFault[] =>
      Object.entries(errors)
        .map(([path, said]) => ({ path: known(path), text: errorText(said) ?? '' }))
        .map(({ path, text }) => ({ path, text, label: lookUp(labels, path) ?? path }))
        .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path)),
    /** why it was not stored, in a sentence */
    failure: (error: RaanError): string => reason(error, { forbidden: t`You may not change these settings.` }),
  }
}
