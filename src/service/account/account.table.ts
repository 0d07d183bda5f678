import { type Account, noConnection } from '../../core/account/account.contract'
import { table } from '../table'

/** What the settings hold besides who somebody is, which stands where one signs in. */
export type AccountSettings = Omit<Account, 'general'> & {
  /** the number of whoever signs in */
  id: number
  company: string
}

/** The settings of somebody who has said nothing yet. */
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
