import { dayMs } from '../../core/kernel/timings'
import type { Profile } from '../../core/profile/profile.contract'
import { profiles } from '../../service/profile/profile.service'
import { type SeedWorld, seed } from '../../service/seed'
import { portrait } from '../users/users.pictures'

/** Hills under a sun, in the given hue. */
function drawing(hue: number, width = 640): string {
  const [sun, ridge] = [width * (0.25 + ((hue * 7) % 50) / 100), 200 + (hue % 90)]
  const hills = (height: number) =>
    `M0 ${height}Q${width / 4} ${height - 110} ${width / 2} ${height - 20}T${width} ${height - 60}V400H0Z`
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400"><rect width="${width}" height="400" fill="hsl(${hue} 45% 82%)"/><circle cx="${sun}" cy="${ridge - 70}" r="48" fill="hsl(${hue} 75% 94%)"/><path d="${hills(ridge)}" fill="hsl(${hue} 35% 66%)"/><path d="${hills(ridge + 60)}" fill="hsl(${hue} 40% 52%)"/><path d="${hills(ridge + 120)}" fill="hsl(${hue} 45% 38%)"/></svg>`,
  )}`
}

const makeProfile = ({ now }: SeedWorld): Profile & { owner: number } => ({
  owner: 1,
  header: { avatar: null, username: 'มาลี ใจดี', designation: 'admin', coverImg: drawing(150, 1600) },
  userAbout: {
    about: 'ดูแลหน้าร้านและออเดอร์ออนไลน์ ชอบชงชาให้ลูกค้าชิม',
    joined: '2024-02-01',
    lives: 'เชียงใหม่',
    email: 'admin@langraan.test',
    website: 'https://ban-cha.example',
  },
  suggestedPages: [
    { id: 1, username: 'คนรักชาไทย', subtitle: 'อาหารและเครื่องดื่ม', avatar: null, favorite: false },
    { id: 2, username: 'แม่ค้าออนไลน์ภาคเหนือ', subtitle: 'ชุมชน', avatar: null, favorite: true },
    { id: 3, username: 'หัตถกรรมบ้านเรา', subtitle: 'งานฝีมือ', avatar: null, favorite: false },
    { id: 4, username: 'แพ็คของให้ไว', subtitle: 'การขนส่ง', avatar: null, favorite: false },
  ],
  twitterFeeds: [
    { id: 1, title: 'ตลาดเช้า', userImg: null, handle: 'talat_chao', tags: '#ของสด', desc: 'วันนี้ผักดอยมาถึงแล้ว' },
    { id: 2, title: 'ขนส่งริมคลอง', userImg: null, handle: 'rimklong', tags: '#พัสดุ', desc: 'ปิดรับพัสดุ 17.00 น.' },
  ],
  post: [1, 2, 3].map((id) => ({
    id,
    avatar: null,
    username: 'มาลี ใจดี',
    postTime: new Date(now - id * dayMs).toISOString(),
    postText:
      ['ชาเขียวล็อตใหม่มาถึงแล้ว หอมมาก', 'ขอบคุณลูกค้าทุกคน เดือนนี้ส่งครบทุกออเดอร์', 'แพ็คของทั้งวัน ได้ 120 กล่อง'][id - 1] ?? '',
    postImg: id === 1 ? drawing(110) : null,
    likes: 3 + id,
    youLiked: id === 2,
    comments: 1,
    share: id,
    likedUsers: [
      { avatar: portrait('สุนิสา พรหมทอง'), username: 'สุนิสา พรหมทอง' },
      { avatar: portrait('ธนพล แก้วใส'), username: 'ธนพล แก้วใส' },
    ],
    detailedComments: [
      {
        id,
        username: 'สุนิสา พรหมทอง',
        avatar: portrait('สุนิสา พรหมทอง'),
        comment: 'เก่งมากค่ะ',
        commentedAt: new Date(now - id * dayMs + 3_600_000).toISOString(),
      },
    ],
  })),
  latestPhotos: [
    { id: 1, img: drawing(20), alt: 'กล่องพัสดุ' },
    { id: 2, img: drawing(80), alt: 'ไร่ชา' },
    { id: 3, img: drawing(200), alt: 'ดอย' },
    { id: 4, img: drawing(280), alt: 'งานสาน' },
    { id: 5, img: drawing(340), alt: 'ดอกไม้หน้าร้าน' },
    { id: 6, img: drawing(45), alt: 'กาน้ำชา' },
  ],
  suggestions: [
    { id: 1, avatar: portrait('กมลชนก ทิพย์มณี'), name: 'กมลชนก ทิพย์มณี', mutualFriend: '6', isFriend: false },
    { id: 2, avatar: portrait('วรวุฒิ ศรีสวัสดิ์'), name: 'วรวุฒิ ศรีสวัสดิ์', mutualFriend: '3', isFriend: false },
    { id: 3, avatar: portrait('ปวีณา แสงเดือน'), name: 'ปวีณา แสงเดือน', mutualFriend: '1', isFriend: true },
  ],
  polls: [
    {
      id: 1,
      question: 'รสไหนควรทำเป็นเซ็ตปีใหม่',
      options: [
        { id: 1, name: 'ชาเขียว', votes: 12 },
        { id: 2, name: 'ชาอู่หลง', votes: 8 },
        { id: 3, name: 'ชามะลิ', votes: 5 },
      ],
      voted: null,
    },
  ],
})

export const profileSeeds = [seed(profiles, (world) => [makeProfile(world)])]
