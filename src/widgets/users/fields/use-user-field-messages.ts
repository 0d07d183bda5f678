import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { wholeUserSchema } from '../../../core/users/users.rules'
import { useErrorText } from '../../form/use-error-text'
import { useFailureMessages } from '../../form/use-failure-messages'

const longestOf = longestText(wholeUserSchema)

export type UserError = { path: string; label: string; text: string }

export function useFieldMessages() {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const labels = {
    avatar: t`Picture`,
    fullName: t`Full name`,
    username: t`Username`,
    email: t`Email`,
    contact: t`Phone`,
    company: t`Company`,
    country: t`Country`,
    role: t`Role`,
    shops: t`Works for`,
    currentPlan: t`Plan`,
    status: t`Status`,
    permissions: t`Permissions`,
    'information.birthDate': t`Date of birth`,
    'information.mobile': t`Mobile number`,
    'information.website': t`Website`,
    'information.language': t`Language`,
    'information.gender': t`Gender`,
    'information.contactOptions': t`May be contacted by`,
    'information.address1': t`House number and street`,
    'information.address2': t`Sub-district or building`,
    'information.postcode': t`Postcode`,
    'information.city': t`District or city`,
    'information.state': t`Province or state`,
    'information.country': t`Country`,
    'social.facebook': t`Facebook`,
    'social.line': t`LINE`,
    'social.instagram': t`Instagram`,
    'social.tiktok': t`TikTok`,
    'social.twitter': t`X (Twitter)`,
    'social.linkedIn': t`LinkedIn`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-large': t`This picture is too large`,
    'too-many': t`Too many entries`,
    picture: t`This file isn't a picture`,
    email: t`Enter a valid email address`,
    username: t`Usernames can't contain spaces or @`,
    taken: t`This is already in use`,
    phone: t`Enter a valid phone number`,
    url: t`Enter a link that starts with https:// or http://`,
    date: t`This date doesn't exist`,
    unknown: t`The shop's system doesn't recognise this`,
    'wrong-type': t`This value can't be read`,
  }
  const order = Object.keys(labels)
  const errorText = useErrorText(codes, longestOf)
  const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)
  return {
    labels,
    errorText,
    fieldErrors: (errors: FieldErrors): UserError[] =>
      Object.entries(errors)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said, path) ?? '' })),
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`You don't have permission to make this change.`,
        missing: t`This user was not found.`,
        conflict: t`Someone else changed this user.`,
      }),
  }
}
