import type { Mail, MailFolder, MailLabel, MailPerson, MailReply } from '../../core/email/email.contract'
import { isoTime } from '../../core/kernel/clock'
import { orderNumber } from '../../core/orders/orders.number'
import { emailTable } from '../../service/email/email.table'
import { type SeedWorld, seed } from '../../service/seed'
import { portrait } from '../users/users.pictures'
import { billPicture, parcelPicture, slipPicture } from './email.pictures'

const me = { name: 'มาลี ใจดี', email: 'admin@langraan.test' }
const people = {
  somchai: { name: 'สมชาย รักงาน', email: 'client@langraan.test' },
  nok: { name: 'นกแก้ว แสงทอง', email: 'nokkaew.s@mail.example' },
  pim: { name: 'พิมพ์ชนก วัฒนา', email: 'pimchanok.w@mail.example' },
  anan: { name: 'อนันต์ ศรีสุข', email: 'anan.srisuk@post.example' },
  kate: { name: 'เกศรา บุญมี', email: 'kesara.b@mail.example' },
  tea: { name: 'ไร่ชาดอยหมอก', email: 'sales@doimok-tea.example' },
  box: { name: 'โรงกล่องรุ่งเรือง', email: 'order@rungrueng-box.example' },
  post: { name: 'ศูนย์รับส่งพัสดุสายเหนือ', email: 'notice@north-parcel.example' },
  courier: { name: 'แฟลชไว เอ็กซ์เพรส', email: 'no-reply@flashwai.example' },
  bank: { name: 'ธนาคารสวนดอก', email: 'alert@suandok-bank.example' },
  books: { name: 'สำนักงานบัญชีพูนทรัพย์', email: 'pornthip@poonsap.example' },
  news: { name: 'สมาคมผู้ค้าออนไลน์', email: 'news@thai-sellers.example' },
  market: { name: 'ตลาดนัดชุมชนแม่ริม', email: 'booth@maerim-market.example' },
  mother: { name: 'แม่', email: 'mae.jaidee@mail.example' },
  dentist: { name: 'คลินิกทันตกรรมยิ้มหวาน', email: 'appointment@yimwan.example' },
  rich: { name: 'รวยทันใจ 168', email: 'win@ruay-tanjai.example' },
  parcelFake: { name: 'พัสดุตกค้าง', email: 'customs@parcel-pay.example' },
  boost: { name: 'ปั๊มยอดไลก์', email: 'boost@like-pump.example' },
  loan: { name: 'เงินด่วนทันใจ', email: 'loan@ngern-duan.example' },
} satisfies Record<string, MailPerson>

const hour = 60 * 60 * 1000
const day = 24

type Sample = {
  folder: MailFolder
  /** hours before now */
  ago: number
  from?: MailPerson
  to?: readonly MailPerson[]
  cc?: readonly MailPerson[]
  bcc?: readonly MailPerson[]
  subject: string
  message: string
  labels?: readonly MailLabel[]
  isRead?: true
  isStarred?: true
  attachments?: Mail['attachments']
  replies?: readonly Earlier[]
}
type Earlier = { ago: number; from: MailPerson; to: MailPerson; subject: string; message: string }

const file = (fileName: string, url: string, size: string, thumbnail = url): Mail['attachments'][number] => ({
  fileName,
  thumbnail,
  url,
  size,
})

const priceList = 'รายการ,ราคาต่อกิโลกรัม\nชาอัสสัม,280\nชาเขียวใบหม่อน,360\nชาอู่หลงเบอร์ 17,640\n'

/** `nth` is the number of a sample order, starting at 1 with the oldest. */
function samples(now: number): readonly Sample[] {
  const order = (nth: number) => orderNumber(now - (31 - nth) * 5.5 * hour, nth)
  return [
    {
      folder: 'inbox',
      ago: 0.4,
      from: people.nok,
      subject: `ขอเปลี่ยนที่อยู่จัดส่ง ออเดอร์ ${order(28)}`,
      message: `<p>สวัสดีค่ะคุณมาลี</p><p>เมื่อวานสั่งชาไว้ แต่สัปดาห์นี้ต้องไปอยู่ที่ทำงานค่ะ รบกวนเปลี่ยนที่อยู่จัดส่งเป็น</p><blockquote>บริษัท แสงทองการพิมพ์ จำกัด<br>99/7 ถนนห้วยแก้ว ตำบลสุเทพ<br>อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200</blockquote><p>ถ้าแพ็กไปแล้วไม่เป็นไรนะคะ เดี๋ยวให้น้องที่บ้านรับแทน ขอบคุณมากค่ะ</p><p>นกแก้ว</p>`,
      labels: ['important'],
    },
    {
      folder: 'inbox',
      ago: 1.5,
      from: people.courier,
      subject: 'แจ้งรอบเข้ารับพัสดุวันนี้ 15:00–17:00 น.',
      message: `<p><img src="https://img.flashwai.example/banner/pickup.png" alt="แฟลชไว เอ็กซ์เพรส" width="560"></p><p>เรียน ร้านบ้านชาปลายดอย</p><p>พนักงานจะเข้ารับพัสดุของท่านวันนี้ เวลา <strong>15:00–17:00 น.</strong> จำนวน <strong>7 ชิ้น</strong> กรุณาเตรียมพัสดุพร้อมใบปะหน้าให้เรียบร้อย</p><ul><li>พัสดุเก็บเงินปลายทาง 3 ชิ้น รวม 1,284.50 บาท</li><li>พัสดุทั่วไป 4 ชิ้น</li></ul><p>ดูสถานะได้ที่ <a href="https://www.flashwai.example/track">หน้าติดตามพัสดุ</a></p><p style="color:#888;font-size:12px">อีเมลนี้ส่งจากระบบอัตโนมัติ กรุณาอย่าตอบกลับ</p>`,
      labels: ['company'],
    },
    {
      folder: 'inbox',
      ago: 3.2,
      from: people.tea,
      cc: [people.somchai],
      subject: 'ใบเสนอราคาใบชา รอบเก็บปลายฝน',
      message:
        '<p>เรียน คุณมาลี</p><p>ทางไร่ขอส่งราคารอบเก็บปลายฝนค่ะ ราคานี้ยืนถึงสิ้นเดือน สั่งตั้งแต่ 20 กิโลกรัมขึ้นไปส่งฟรีถึงหน้าร้าน</p><table border="1" cellpadding="6"><thead><tr><th>รายการ</th><th>เกรด</th><th align="right">บาท/กก.</th></tr></thead><tbody><tr><td>ชาอัสสัม</td><td>A</td><td align="right">280</td></tr><tr><td>ชาเขียวใบหม่อน</td><td>A</td><td align="right">360</td></tr><tr><td>ชาอู่หลงเบอร์ 17</td><td>พิเศษ</td><td align="right">640</td></tr><tr><td>ชามะลิ</td><td>B</td><td align="right">320</td></tr></tbody></table><p>แนบไฟล์ราคาเต็มมาให้แล้วค่ะ สนใจรายการไหนตอบกลับได้เลย</p><p>ขวัญข้าว<br>ฝ่ายขาย ไร่ชาดอยหมอก</p>',
      labels: ['company'],
      isStarred: true,
      attachments: [
        file('ราคาใบชา-ปลายฝน.csv', `data:text/csv;charset=utf-8,${encodeURIComponent(priceList)}`, '1 KB', ''),
        file('ใบเสนอราคา.svg', billPicture(128), '2 KB'),
      ],
    },
    {
      folder: 'inbox',
      ago: 7,
      from: people.pim,
      subject: `Re: สินค้าในออเดอร์ ${order(22)} มาไม่ครบ`,
      message: '<p>ได้รับชิ้นที่ขาดแล้วค่ะ ส่งไวมาก ขอบคุณที่ดูแลดีนะคะ เดี๋ยวสั่งเพิ่มอีกแน่นอน 🙏</p>',
      labels: ['personal'],
      isRead: true,
      replies: [
        {
          ago: 3 * day,
          from: people.pim,
          to: me,
          subject: `สินค้าในออเดอร์ ${order(22)} มาไม่ครบ`,
          message: '<p>แอดมินคะ ในกล่องมีแค่สบู่ 2 ก้อน แต่สั่งไป 3 ก้อนค่ะ ถ่ายรูปไว้ให้ดูแล้ว</p>',
        },
        {
          ago: 2.6 * day,
          from: me,
          to: people.pim,
          subject: `Re: สินค้าในออเดอร์ ${order(22)} มาไม่ครบ`,
          message: '<p>ขออภัยด้วยค่ะคุณพิมพ์ชนก เช็กแล้วทางร้านแพ็กขาดไป 1 ก้อนจริง ๆ ส่งตามไปให้วันนี้พร้อมของแถมเล็กน้อยนะคะ</p>',
        },
      ],
    },
    {
      folder: 'inbox',
      ago: 22,
      from: people.bank,
      subject: 'แจ้งเตือนเงินเข้าบัญชี 845.00 บาท',
      message:
        '<p>เรียน คุณมาลี ใจดี</p><p>มีเงินโอนเข้าบัญชีลงท้าย <strong>x-4471</strong> ผ่านพร้อมเพย์</p><ul><li>จำนวนเงิน 845.00 บาท</li><li>จาก นาย อนันต์ ศ.</li><li>ยอดเงินที่ใช้ได้ 28,316.75 บาท</li></ul><p>หากไม่ได้ทำรายการ กรุณาติดต่อธนาคารทันที</p>',
      labels: ['private'],
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 27,
      from: people.anan,
      subject: 'โอนแล้วครับ แนบสลิปมาให้',
      message:
        '<p>โอนค่าชาอู่หลง 2 ถุงเรียบร้อยแล้วครับ ยอด 845 บาท รบกวนเช็กและจัดส่งภายในวันศุกร์ได้ไหมครับ จะเอาไปเป็นของขวัญ</p><p>ถ้ามีถุงกระดาษสวย ๆ ขอเพิ่ม 2 ใบครับ คิดเงินได้เลย</p>',
      attachments: [file('สลิปโอนเงิน.svg', slipPicture(160), '2 KB')],
      labels: ['important', 'company'],
      isStarred: true,
    },
    {
      folder: 'inbox',
      ago: 2 * day + 3,
      from: people.books,
      cc: [people.somchai],
      subject: 'เอกสารภาษีซื้อ–ขายประจำเดือน ขอภายในวันที่ 7',
      message:
        '<p>เรียน คุณมาลี</p><p>รบกวนส่งเอกสารประจำเดือนภายในวันที่ 7 ค่ะ</p><ol><li>ใบกำกับภาษีขายทั้งหมด</li><li>ใบเสร็จค่าขนส่งจากทุกบริษัท</li><li>ใบเสร็จค่ากล่องและวัสดุแพ็ก</li><li>รายการเดินบัญชีของร้าน</li></ol><p>ถ้าใช้ไฟล์ส่งออกจากหน้าออเดอร์ได้เลยยิ่งดีค่ะ</p><p>พรทิพย์</p>',
      labels: ['company', 'important'],
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 3 * day + 5,
      from: people.kate,
      subject: 'กล่องบุบ แต่ของข้างในไม่เสียหายค่ะ',
      message:
        '<p>แจ้งไว้เฉย ๆ นะคะ กล่องบุบมุมหนึ่ง แต่ขวดโหลข้างในห่อมาดีมาก ไม่แตกเลย ฝากบอกขนส่งหน่อยค่ะ</p><p><img src="https://photos.mail.example/kesara/box-1.jpg" alt="รูปกล่อง"></p>',
      attachments: [file('กล่องบุบ.svg', parcelPicture(210, true), '2 KB')],
      labels: ['personal'],
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 5 * day,
      from: people.box,
      subject: 'ใบแจ้งหนี้ INV-2569/0418 กล่องไปรษณีย์เบอร์ B',
      message:
        '<p>เรียน ลูกค้าผู้มีอุปการคุณ</p><p>ขอส่งใบแจ้งหนี้ค่ากล่องตามรายการด้านล่าง กำหนดชำระภายใน 30 วัน</p><table border="1" cellpadding="6"><tr><th>รายการ</th><th align="right">จำนวน</th><th align="right">รวม (บาท)</th></tr><tr><td>กล่องไปรษณีย์ B</td><td align="right">500</td><td align="right">2,250.00</td></tr><tr><td>เทปใส 2 นิ้ว</td><td align="right">12</td><td align="right">216.00</td></tr><tr><td><strong>รวมทั้งสิ้น</strong></td><td></td><td align="right"><strong>2,466.00</strong></td></tr></table><p>โอนเข้าบัญชีบริษัทแล้วแจ้งกลับทางอีเมลนี้ได้เลยครับ</p>',
      attachments: [file('INV-2569-0418.svg', billPicture(28), '2 KB')],
      labels: ['company'],
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 7 * day + 2,
      from: people.mother,
      subject: 'วันอาทิตย์กลับบ้านไหมลูก',
      message: '<p>แม่ทำน้ำพริกหนุ่มไว้ เอาไปฝากลูกค้าด้วยก็ได้ อย่าลืมกินข้าวให้ตรงเวลานะ</p>',
      labels: ['private', 'personal'],
      isRead: true,
      isStarred: true,
    },
    {
      folder: 'inbox',
      ago: 9 * day,
      from: people.news,
      subject: 'จดหมายข่าวผู้ค้าออนไลน์: ค่าส่งใหม่และวันหยุดขนส่งเดือนหน้า',
      message:
        '<table width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="background:#0f766e;color:#fff;padding:16px"><h2 style="margin:0">สมาคมผู้ค้าออนไลน์</h2></td></tr><tr><td><img src="https://cdn.thai-sellers.example/2569/hero.jpg" width="600" height="220" alt="คลังสินค้า"></td></tr><tr><td style="padding:16px"><h3>สรุปสั้น ๆ ประจำเดือน</h3><ul><li>ค่าส่งพัสดุด่วนปรับขึ้น 5 บาทต่อชิ้น เริ่มวันที่ 1</li><li>วันหยุดของบริษัทขนส่ง ให้แจ้งลูกค้าล่วงหน้า</li><li>อบรมการออกใบกำกับภาษีอิเล็กทรอนิกส์ ฟรี</li></ul><p><a href="https://www.thai-sellers.example/news/12">อ่านต่อทั้งหมด</a></p></td></tr><tr><td><img src="https://track.thai-sellers.example/open.gif?id=8831" width="1" height="1" alt=""></td></tr></table>',
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 12 * day,
      from: people.market,
      subject: 'ยืนยันบูธ C-14 งานชุมชนแม่ริม',
      message:
        '<p>ยืนยันบูธ <strong>C-14</strong> ของร้านบ้านชาปลายดอยแล้วค่ะ เข้าจัดของได้ตั้งแต่ 7 โมงเช้า มีไฟให้ 1 จุด โต๊ะ 2 ตัว</p><p>กรุณาโอนค่ามัดจำ 500 บาทก่อนวันพุธ</p>',
      labels: ['company'],
      isRead: true,
    },
    {
      folder: 'inbox',
      ago: 16 * day,
      from: people.post,
      subject: 'พัสดุตีกลับ 1 ชิ้น รอรับที่ศูนย์',
      message: `<p>พัสดุของออเดอร์ ${order(3)} ส่งไม่สำเร็จ 3 ครั้ง (ผู้รับปฏิเสธการรับ) ขณะนี้ตีกลับถึงศูนย์แล้ว กรุณาเข้ารับภายใน 7 วัน หรือแจ้งส่งซ้ำ</p>`,
      labels: ['important'],
      isRead: true,
    },
    {
      folder: 'sent',
      ago: 2.4,
      to: [people.courier],
      subject: 'Re: แจ้งรอบเข้ารับพัสดุวันนี้',
      message: '<p>รับทราบค่ะ วันนี้มีเพิ่มอีก 2 ชิ้น รวมเป็น 9 ชิ้น ของพร้อมตั้งแต่บ่ายสอง</p>',
      labels: ['company'],
    },
    {
      folder: 'sent',
      ago: 2.6 * day,
      to: [people.pim],
      subject: `Re: สินค้าในออเดอร์ ${order(22)} มาไม่ครบ`,
      message: '<p>ขออภัยด้วยค่ะคุณพิมพ์ชนก เช็กแล้วทางร้านแพ็กขาดไป 1 ก้อนจริง ๆ ส่งตามไปให้วันนี้พร้อมของแถมเล็กน้อยนะคะ</p>',
      replies: [
        {
          ago: 3 * day,
          from: people.pim,
          to: me,
          subject: `สินค้าในออเดอร์ ${order(22)} มาไม่ครบ`,
          message: '<p>แอดมินคะ ในกล่องมีแค่สบู่ 2 ก้อน แต่สั่งไป 3 ก้อนค่ะ ถ่ายรูปไว้ให้ดูแล้ว</p>',
        },
      ],
    },
    {
      folder: 'sent',
      ago: 4 * day,
      to: [people.box],
      subject: 'สั่งกล่อง B 500 ใบ และเทปใส 12 ม้วน',
      message:
        '<p>สวัสดีค่ะ ขอสั่งตามนี้นะคะ</p><ul><li>กล่องไปรษณีย์ B 500 ใบ</li><li>เทปใส 2 นิ้ว 12 ม้วน</li></ul><p>ส่งที่ร้านเหมือนเดิม วางบิลได้เลยค่ะ</p>',
      labels: ['company'],
    },
    {
      folder: 'sent',
      ago: 6 * day,
      to: [people.somchai],
      cc: [people.books],
      subject: 'ตารางเวรแพ็กของสัปดาห์หน้า',
      message:
        '<table border="1" cellpadding="6"><tr><th>วัน</th><th>เช้า</th><th>บ่าย</th></tr><tr><td>จันทร์</td><td>สมชาย</td><td>มาลี</td></tr><tr><td>พุธ</td><td>มาลี</td><td>สมชาย</td></tr><tr><td>ศุกร์</td><td colspan="2">ทุกคน</td></tr></table><p>ใครติดธุระบอกก่อนวันเสาร์นะคะ</p>',
      labels: ['company', 'personal'],
      isStarred: true,
    },
    {
      folder: 'sent',
      ago: 11 * day,
      to: [people.market],
      subject: 'สลิปมัดจำบูธ C-14',
      message: '<p>โอนมัดจำ 500 บาทแล้วค่ะ แนบสลิปมาด้วย</p>',
      attachments: [file('มัดจำบูธ.svg', slipPicture(48), '2 KB')],
    },
    {
      folder: 'draft',
      ago: 4.5,
      to: [people.tea],
      subject: 'Re: ใบเสนอราคาใบชา รอบเก็บปลายฝน',
      message: '<p>สวัสดีค่ะคุณขวัญข้าว</p><p>ขอสั่งชาอัสสัม 15 กก. กับชาเขียวใบหม่อน 10 กก. ค่ะ ส่วนอู่หลง</p>',
      labels: ['company'],
    },
    {
      folder: 'draft',
      ago: 2 * day,
      subject: 'โปรโมชั่นปีใหม่ ส่งลูกค้าเก่า',
      message:
        '<p>สวัสดีปีใหม่ค่ะ 🎉 ลูกค้าเก่ารับส่วนลด 10% ทุกออเดอร์ ถึงสิ้นเดือนนี้</p><ul><li>ชุดของขวัญชา 3 กลิ่น</li><li>เทียนหอมถั่วเหลือง</li></ul>',
      labels: ['important'],
    },
    {
      folder: 'draft',
      ago: 8 * day,
      to: [people.dentist],
      subject: 'ขอเลื่อนนัดขูดหินปูน',
      message: '<p>สวัสดีค่ะ ขอเลื่อนนัดเป็น</p>',
      labels: ['private'],
    },
    {
      folder: 'spam',
      ago: 5,
      from: people.rich,
      subject: 'ยินดีด้วย! คุณคือผู้โชคดีรับเงินสด 1,000,000 บาท',
      message:
        '<h1>ด่วน!!! เหลือเวลาอีก 10 นาที</h1><p><img src="https://ads.ruay-tanjai.example/gold.gif" alt="ทอง"></p><p>กดรับเงินที่ <a href="https://ruay-tanjai.example/claim?u=malee">ลิงก์นี้</a> พร้อมกรอกเลขบัตรและรหัส OTP</p><script>alert("x")</script>',
    },
    {
      folder: 'spam',
      ago: 30,
      from: people.parcelFake,
      subject: 'พัสดุของท่านติดศุลกากร กรุณาชำระ 49 บาท',
      message:
        '<p>พัสดุหมายเลข TH0049XX ติดค้าง กรุณาชำระค่าธรรมเนียม 49 บาท ภายใน 24 ชั่วโมง มิฉะนั้นจะถูกทำลาย</p><form action="https://parcel-pay.example/pay"><input name="card" placeholder="เลขบัตร"><button>ชำระเงิน</button></form>',
      labels: ['important'],
    },
    {
      folder: 'spam',
      ago: 6 * day,
      from: people.boost,
      subject: 'เพิ่มไลก์เพจ 10,000 ไลก์ ราคา 99 บาท',
      message: '<p>รับปั๊มไลก์ ปั๊มผู้ติดตาม รีวิว 5 ดาวทุกแพลตฟอร์ม สนใจแอดไลน์</p>',
      isRead: true,
    },
    {
      folder: 'spam',
      ago: 14 * day,
      from: people.loan,
      subject: 'อนุมัติวงเงินกู้แล้ว ไม่ต้องใช้เอกสาร',
      message: '<p>วงเงิน 300,000 บาท อนุมัติทันที ไม่เช็กบูโร ดอกเบี้ยวันละ 1%</p>',
    },
    {
      folder: 'trash',
      ago: 26,
      from: people.news,
      subject: 'เหลือที่นั่งสุดท้าย อบรมขายของไลฟ์สด',
      message: '<p>อบรมฟรี 1 วัน ที่นั่งสุดท้าย ลงทะเบียนก่อนเต็ม</p>',
      isRead: true,
    },
    {
      folder: 'trash',
      ago: 4 * day + 6,
      from: people.courier,
      subject: 'สรุปพัสดุประจำสัปดาห์',
      message: '<p>สัปดาห์นี้ส่งสำเร็จ 23 ชิ้น ตีกลับ 1 ชิ้น</p>',
      labels: ['company'],
      isRead: true,
    },
    {
      folder: 'trash',
      ago: 10 * day,
      from: people.dentist,
      subject: 'แจ้งเตือนนัดหมายวันจันทร์ 10:30 น.',
      message: '<p>คลินิกขอแจ้งเตือนนัดขูดหินปูน วันจันทร์ เวลา 10:30 น. เลื่อนนัดกรุณาแจ้งล่วงหน้า 1 วัน</p>',
      labels: ['private'],
    },
    {
      folder: 'trash',
      ago: 20 * day,
      from: people.kate,
      subject: 'สอบถามสินค้า',
      message: '<p>แยมมะม่วงมีของไหมคะ</p>',
      labels: ['personal'],
      isRead: true,
      isStarred: true,
    },
  ]
}

/** Companies have no face. */
const faces = new Set<MailPerson>([people.nok, people.pim, people.anan, people.kate, people.mother])

const withAvatar = (person: MailPerson) => ({
  ...person,
  avatar: faces.has(person) ? portrait(person.name) : null,
})

const earlier = ({ ago, from, to, subject, message }: Earlier, now: number): MailReply => ({
  from: withAvatar(from),
  to: [to],
  subject,
  cc: [],
  bcc: [],
  message,
  attachments: [],
  time: isoTime(now - ago * hour),
})

function makeMail(sample: Sample, id: number, now: number): Mail {
  const { folder, ago, subject, message, to, cc = [], bcc = [], labels = [], attachments = [], replies = [] } = sample
  const isOwn = folder === 'sent' || folder === 'draft'
  return {
    id,
    from: withAvatar(sample.from ?? me),
    to: [...(to ?? (isOwn ? [] : [me]))],
    subject,
    cc: [...cc],
    bcc: [...bcc],
    message,
    attachments: [...attachments],
    time: isoTime(now - ago * hour),
    isStarred: sample.isStarred ?? false,
    labels: [...labels],
    replies: replies.map((each) => earlier(each, now)),
    folder,
    isRead: isOwn || (sample.isRead ?? false),
  }
}

/** Ids ascend with time; the oldest is 1. */
const makeMails = ({ now }: SeedWorld): Mail[] =>
  samples(now)
    .toSorted((a, b) => b.ago - a.ago)
    .map((sample, index) => makeMail(sample, index + 1, now))

export const emailSeeds = [seed(emailTable, makeMails)]
