import type { CalendarEvent, CalendarName } from '../../core/calendar/calendar.event'
import { addDays, weekdayOf } from '../../core/calendar/calendar.range'
import { momentOf } from '../../core/calendar/calendar.span'
import { bangkokDay } from '../../core/kernel/clock'
import { eventsTable } from '../../service/calendar/calendar.service'
import { type SeedWorld, seed } from '../../service/seed'

type Sample = {
  title: string
  calendar: CalendarName
  /** days from today */
  day: number
  /** HH:mm to HH:mm; missing: all day */
  time?: readonly [string, string]
  /** additional days */
  more?: number
  guests?: readonly string[]
  location?: string
  description?: string
  url?: string
}

const team = ['มาลี ใจดี', 'สมชาย ขยันงาน', 'พิมพ์ใจ ดีงาม']

const samples: readonly Sample[] = [
  { title: 'ประชุมทีมประจำวัน', calendar: 'Business', day: 0, time: ['09:00', '09:30'], guests: team, location: 'หน้าร้าน' },
  { title: 'รอบส่งพัสดุเช้า', calendar: 'Business', day: 0, time: ['11:00', '12:00'], location: 'จุดรับพัสดุหน้าร้าน' },
  {
    title: 'ไลฟ์ขายของ: ชาและของว่าง',
    calendar: 'Business',
    day: 0,
    time: ['20:00', '21:30'],
    url: 'https://live.langraan.example/tea',
    guests: team.slice(0, 2),
  },
  { title: 'รับลูกที่โรงเรียน', calendar: 'Family', day: 0, time: ['15:30', '16:30'] },
  {
    title: 'สั่งเค้กวันเกิดแม่',
    calendar: 'Personal',
    day: 0,
    time: ['13:00', '13:30'],
    description: 'เค้กมะพร้าว 2 ปอนด์ เขียนว่า “สุขสันต์วันเกิดแม่”',
  },
  { title: 'รอบส่งพัสดุเช้า', calendar: 'Business', day: 1, time: ['11:00', '12:00'], location: 'จุดรับพัสดุหน้าร้าน' },
  { title: 'วันเกิดคุณแม่', calendar: 'Family', day: 1 },
  {
    title: 'นัดซัพพลายเออร์กล่องพัสดุ',
    calendar: 'Business',
    day: 2,
    time: ['10:00', '11:30'],
    guests: ['คุณวิชัย (กล่องไทย)'],
    location: 'ร้านกาแฟหน้าปากซอย',
    description: 'คุยราคากล่องเบอร์ B และ C สั่งรวม 2,000 ใบ',
  },
  { title: 'ถ่ายรูปสินค้าใหม่', calendar: 'Business', day: 3, time: ['13:00', '17:00'], guests: ['พิมพ์ใจ ดีงาม'] },
  { title: 'หมอฟัน', calendar: 'Personal', day: 4, time: ['14:00', '15:00'], location: 'คลินิกยิ้มสวย' },
  { title: 'ออกบูธตลาดนัดงานคราฟต์', calendar: 'Business', day: 5, more: 2, guests: team, location: 'ลานหน้าศาลากลาง' },
  { title: 'เช็กสต๊อกปลายเดือน', calendar: 'Business', day: 8, time: ['17:00', '19:00'], guests: team },
  { title: 'ไปหาคุณยายที่ลำพูน', calendar: 'Family', day: 9, more: 1 },
  { title: 'จ่ายค่าเช่าร้าน', calendar: 'ETC', day: 10 },
  {
    title: 'อบรมภาษีร้านค้าออนไลน์',
    calendar: 'ETC',
    day: 12,
    time: ['09:00', '12:00'],
    url: 'https://tax.langraan.example/class',
  },
  { title: 'โปรโมชันเลขคู่', calendar: 'Business', day: 14, more: 1, description: 'ลดทั้งร้าน 12% ส่งฟรีเมื่อครบ 300 บาท' },
  { title: 'วิ่งเช้ากับเพื่อน', calendar: 'Personal', day: 6, time: ['06:00', '07:00'] },
  { title: 'ดูหนัง', calendar: 'Personal', day: -2, time: ['19:00', '21:00'] },
  { title: 'รอบส่งพัสดุเช้า', calendar: 'Business', day: -1, time: ['11:00', '12:00'], location: 'จุดรับพัสดุหน้าร้าน' },
  { title: 'ส่งของไปโกดัง', calendar: 'Business', day: -3, time: ['08:30', '10:00'] },
  { title: 'ต่อทะเบียนรถส่งของ', calendar: 'ETC', day: -5 },
  { title: 'งานแต่งน้องสาว', calendar: 'Family', day: -8, more: 1, location: 'เชียงใหม่' },
  { title: 'นับเงินสดและปิดยอดเดือน', calendar: 'Business', day: -12, time: ['18:00', '19:30'] },
  { title: 'ประชุมวางแผนไตรมาส', calendar: 'Business', day: 20, time: ['13:00', '16:00'], guests: team },
]

/** Holidays on fixed dates: month-day. */
const holidays: readonly (readonly [string, string])[] = [
  ['01-01', 'วันขึ้นปีใหม่'],
  ['04-06', 'วันจักรี'],
  ['04-13', 'วันสงกรานต์'],
  ['05-01', 'วันแรงงานแห่งชาติ'],
  ['05-04', 'วันฉัตรมงคล'],
  ['07-28', 'วันเฉลิมพระชนมพรรษา ร.10'],
  ['08-12', 'วันแม่แห่งชาติ'],
  ['10-13', 'วันนวมินทรมหาราช'],
  ['10-23', 'วันปิยมหาราช'],
  ['12-05', 'วันพ่อแห่งชาติ'],
  ['12-10', 'วันรัฐธรรมนูญ'],
  ['12-31', 'วันสิ้นปี'],
]

type Unnumbered = Omit<CalendarEvent, 'id'>

function eventOf(
  today: string,
  { title, calendar, day, time, more = 0, url = '', guests = [], ...texts }: Sample,
): Unnumbered {
  const first = addDays(today, day)
  const { location = '', description = '' } = texts
  const extendedProps = { calendar, guests: [...guests], location, description }
  if (!time) return { title, url, allDay: true, start: first, end: addDays(first, more), extendedProps }
  return { title, url, allDay: false, start: momentOf(first, time[0]), end: momentOf(first, time[1]), extendedProps }
}

const holidayOf = (year: number, [date, title]: readonly [string, string]): Unnumbered => ({
  title,
  url: '',
  allDay: true,
  start: `${year}-${date}`,
  end: date === '04-13' ? `${year}-04-15` : `${year}-${date}`,
  extendedProps: { calendar: 'Holiday', guests: [], location: '', description: '' },
})

/** The shop is closed on Sundays: the ones around today. */
function shopClosed(today: string): Unnumbered[] {
  const sunday = addDays(today, -weekdayOf(today))
  return [-7, 7].map((days) => ({
    ...holidayOf(0, ['', 'ร้านหยุด']),
    start: addDays(sunday, days),
    end: addDays(sunday, days),
  }))
}

function makeEvents({ now }: SeedWorld): CalendarEvent[] {
  const today = bangkokDay(now)
  const year = Number(today.slice(0, 4))
  const years = [year - 1, year, year + 1]
  const events = [
    ...samples.map((sample) => eventOf(today, sample)),
    ...shopClosed(today),
    ...years.flatMap((each) => holidays.map((holiday) => holidayOf(each, holiday))),
  ]
  return events.map((event, index) => ({ id: index + 1, ...event }))
}

export const calendarSeeds = [seed(eventsTable, makeEvents)]
