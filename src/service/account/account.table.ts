import { type Account, noConnection } from '../../core/account/account.contract'
import { table } from '../table'

/** The settings without the identity, which the sign-in table stores. */
export type AccountSettings = Omit<Account, 'general'> & {
  /** the number of the sign-in */
  id: number
  company: string
}

/** Default settings. */
export const blankSettings = (id: number): AccountSettings => ({
  id,
  company: '',
  info: { bio: '', dob: '', country: '', website: '', phone: '' },
  social: {
    socialLinks: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
    connections: { twitter: noConnection, google: noConnection, facebook: noConnection, github: noConnection },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: false,
  },
})

export const settingsTable = table<AccountSettings>('account.settings', { of: 'everyone', key: ({ id }) => id })
