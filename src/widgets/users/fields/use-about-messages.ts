import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { ContactOption, Gender, SocialName } from '../../../core/users/users.user'
import { autonyms } from '../../i18n/autonyms'

const names: Record<SocialName, string> = {
  facebook: 'Facebook',
  line: 'LINE',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  linkedIn: 'LinkedIn',
}

export function useAboutMessages() {
  const { t } = useLingui()
  const genders: Record<Gender, string> = {
    '': '',
    female: t`Female`,
    male: t`Male`,
    other: t({ message: 'Other', context: 'gender' }),
  }
  const navigation: Record<ContactOption, string> = {
    email: t`Email`,
    message: t`Message`,
    phone: t`Phone`,
  }
  const languages: Readonly<Record<string, string>> = autonyms
  return {
    gender: (gender: Gender) => genders[gender],
    contactBy: (option: ContactOption) => navigation[option],
    /** autonyms; unknown languages stay codes */
    language: (code: string) => lookUp(languages, code) ?? code,
    /** network names aren't translated */
    social: (name: SocialName) => names[name],
  }
}
