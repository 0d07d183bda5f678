import { useLingui } from '@lingui/react/macro'
import type { FieldErrors, RaanError } from '../../../core/kernel/errors'
import { lookUp } from '../../../core/kernel/look-up'
import { useFailureWords } from '../../root/unsaved/use-failure-words'

export type UserFault = { path: string; label: string; text: string }

/** Names of a user's fields in the order a person meets them, and what codes mean. */
export function useFieldWords() {
  const { t } = useLingui()
  const { reason } = useFailureWords()
  const labels: Record<string, string> = {
    avatar: t`Picture`,
    fullName: t`Full name`,
    username: t`Username`,
    email: t`E-mail`,
    contact: t`Phone`,
    company: t`Company`,
    country: t`Country`,
    role: t`Role`,
    currentPlan: t`Plan`,
    status: t`Status`,
    permissions: t`Permissions`,
    'information.birthDate': t`Birth date`,
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
    required: t`Please fill this in`,
    'too-long': t`This text is too long`,
    'too-large': t`This picture is too large`,
    'too-many': t`These are too many`,
    picture: t`This is not a picture`,
    email: t`This is not an e-mail address`,
    username: t`A username has no spaces and no @`,
    taken: t`This is in use already`,
    phone: t`This is not a phone number`,
    url: t`An address begins with https:// or http://`,
    date: t`There is no such day`,
    unknown: t`The shop's system does not know this`,
    'wrong-type': t`This could not be read`,
  }
  const order = Object.keys(labels)
  const errorText = (said: readonly string[] | undefined) =>
    said?.map((code) => lookUp(codes, code) ?? code).join(' · ')
  const placeOf = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)
  return {
    labels,
    errorText,
    /** all that is wrong, from the top of the form to its end */
    faults: (errors: FieldErrors): UserFault[] =>
      Object.entries(errors)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .map(([path, said]) => ({ path, label: lookUp(labels, path) ?? path, text: errorText(said) ?? '' })),
    /** why somebody was not stored, in a sentence */
    failure: (error: RaanError): string =>
      reason(error, {
        forbidden: t`Your account may not make this change.`,
        missing: t`This user was not found.`,
        conflict: t`Somebody else changed this user meanwhile.`,
      }),
  }
}
