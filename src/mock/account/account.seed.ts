import { type Account, noConnection } from '../../core/account/account.contract'
import { table } from '../db'

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

const staff = (): AccountSettings[] => {
  const first = blankSettings(1)
  return [
    {
      ...first,
      company: 'บ้านชาปลายดอย',
      info: {
        bio: 'ดูแลหน้าร้านและออเดอร์ออนไลน์ ชอบชงชาให้ลูกค้าชิม',
        dob: '1990-04-12',
        country: 'ไทย',
        website: 'https://ban-cha.example',
        phone: '081-555-0201',
      },
      social: {
        socialLinks: {
          ...first.social.socialLinks,
          facebook: 'https://facebook.example/banchaplaidoi',
          instagram: '@banchaplaidoi',
        },
        connections: {
          ...first.social.connections,
          google: { profileImg: null, id: 'malee.jaidee' },
          facebook: { profileImg: null, id: 'banchaplaidoi' },
        },
      },
    },
    { ...blankSettings(2), company: 'บ้านชาปลายดอย' },
  ]
}

export const settingsTable = table<AccountSettings>('account.settings', staff)
