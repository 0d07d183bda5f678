import { type AccountSettings, blankSettings, settingsTable } from '../../service/account/account.table'
import { seed } from '../../service/seed'

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

export const accountSeeds = [seed(settingsTable, staff)]
